/** A question to readers whose answers nobody would get → a problem. */

import type { Config } from '../config/config.ts'
import type { Problem } from '../problem.ts'

export const feedbackProblems = ({
  feedback,
  analytics,
  file,
}: Pick<Config, 'feedback' | 'analytics' | 'file'>): Problem[] =>
  feedback !== true || analytics
    ? []
    : [
        {
          kind: 'config',
          file,
          page: 'settings.md',
          message:
            'feedback: answers are counted by `analytics`, which is not set: nothing is asked',
          hint: 'Set `analytics`, or say where to send them: feedback: { url: … }.',
        },
      ]
