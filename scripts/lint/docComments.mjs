/** Rule of oxlint: a doc comment begins with a verb or a noun, never with a word that leaves its sentence without one. */

const fragment =
  /^\*[\s*]*(What|Of|Whether|Where|How|That|Those|Which|It|They|Their|To be|Nothing|Not|Answers the)\b/

const beginning = {
  create: (context) => ({
    Program() {
      for (const { type, value, loc } of context.sourceCode.getAllComments()) {
        const [, word] = (type === 'Block' && fragment.exec(value)) || []
        if (word)
          context.report({
            loc,
            message: `A doc comment does not begin with “${word}”: begin with a verb (“Returns”, “Says whether”, “Parses”) or with a noun (“Address of the page”).`,
          })
      }
    },
  }),
}

export default { meta: { name: 'doc-comments' }, rules: { beginning } }
