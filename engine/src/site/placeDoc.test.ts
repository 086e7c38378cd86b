import { expect, test } from 'vitest'
import { docsOf } from '../testing/docsOf.ts'
import { placeDoc } from './placeDoc.ts'

test.each([
  ['guide/index.md', '# A', '/v/guide/'],
  ['guide/README.md', '# A', '/v/guide/'],
  ['guide/Guide.md', '# A', '/v/guide/'],
  ['guide/a.md', '# A', '/v/guide/a/'],
  // What a file is decides, not what it is called in front matter.
  ['guide/index.md', '---\nid: autre\n---\n# A', '/v/guide/'],
  ['guide/a.md', '---\nid: index\n---\n# A', '/v/guide/index/'],
  ['guide/a.md', '---\nid: guide\n---\n# A', '/v/guide/guide/'],
  ['guide/a.md', '---\nslug: ../b\n---\n# A', '/v/b/'],
  ['guide/a.md', '---\nslug: /c\n---\n# A', '/v/c/'],
])('%s, %j, is at %s', (source, text, path) => {
  const [doc] = docsOf({ [source]: text })
  if (!doc) throw new Error('No doc')
  const placed = placeDoc(doc, '/v/', '/base/')
  expect(placed.path).toBe(path)
  expect(placed.href).toBe(`/base${path}`)
})
