/** The colours of an announcement → an element that has them as the bar has: its `style` is to be allowed. */

import { renderToStaticMarkup } from 'react-dom/server'
import type { Frame } from '../site/frame.ts'

type Colors = Pick<NonNullable<Frame['announcement']>, 'backgroundColor' | 'textColor'>

export const announcementStyleHtml = ({ backgroundColor, textColor }: Colors): string =>
  renderToStaticMarkup(<aside style={{ backgroundColor, color: textColor }} />)
