import { expect, test } from 'vitest'
import { runningCodeIn } from './runningCode.ts'

test.each([
  '<script>alert(1)</script>',
  '<script type="module"> alert(1)</script>',
  '<script type="text/javascript">alert(1)</script>',
  '<p><img src=x onerror=alert(1)></p>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="&#1; JaVaScRiPt:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<form action="javascript:1"></form>',
  '<iframe srcdoc="x"></iframe>',
  '<article><p><meta http-equiv=refresh content="0;url=/a"></p></article>',
  '<article><svg><desc><base href="//a"></desc></svg></article>',
  '<template><img onerror=alert(1)></template>',
  '<div class="a"onclick="x">',
])('%s would run', (html) => expect(runningCodeIn(html)).toHaveLength(1))

test.each([
  '<script type="text/plain">alert(1)</script>',
  '<script>const alert = 1</script>',
  '<a title="<script>alert(1)</script>" href="/a">x</a>',
  '<meta http-equiv=refresh content="0;url=/a"><article>x</article>',
  '<code>&lt;script>alert(1)&lt;/script> onclick=x</code>',
  '<p data-x="javascript:alert(1)" title="onclick=alert(1)">href="javascript:1"</p>',
])('%s would not', (html) => expect(runningCodeIn(html)).toEqual([]))
