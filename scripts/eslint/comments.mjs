// ESLint plugin for the opening words of comments.

/** Words that open a relative or indirect clause, and so hide the subject. */
const hidesSubject = /^(?:who|whom|whose|what|which|that|where|whether|how)\b/i;

/** Yields the first line of a comment's description and of each tag's text, with their line numbers. */
function* openings(text, firstLine) {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim());
  const start = lines.findIndex(Boolean);
  if (start >= 0) yield { text: lines[start], line: firstLine + start };
  for (const [index, line] of lines.entries()) {
    const tag = /^@(param|returns?|throws)\s+(?:\{[^}]*\}\s*)?(.*)/.exec(line);
    if (tag)
      yield { text: tag[1] === 'param' ? tag[2].replace(/^\S+\s+(?:-\s+)?/, '') : tag[2], line: firstLine + index };
  }
}

/** Returns false for a line comment that continues the one above. */
function isStart(comment, index, comments) {
  const above = comments[index - 1];
  return !(
    comment.type === 'Line' &&
    above?.type === 'Line' &&
    above.loc.end.line === comment.loc.start.line - 1 &&
    above.loc.start.column === comment.loc.start.column
  );
}

const nounFirst = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Requires comments to name their subject first.' },
    messages: { opening: 'Name the subject first: a comment does not open with "{{word}}".' },
  },
  create({ sourceCode, report }) {
    const check = (text, firstLine) => {
      for (const { text: sentence, line } of openings(text, firstLine)) {
        const [word] = hidesSubject.exec(sentence) ?? [];
        if (word) report({ loc: { line, column: 0 }, messageId: 'opening', data: { word } });
      }
    };
    return {
      Program() {
        const comments = sourceCode.getAllComments().filter(({ type }) => type === 'Line' || type === 'Block');
        for (const { value, loc } of comments.filter(isStart)) check(value, loc.start.line);
      },
      // Also checks SQL comments in template literals.
      TemplateElement({ value, loc }) {
        const lines = value.raw.split('\n');
        for (const [index, line] of lines.entries()) {
          const [, text] = /^\s*--\s+(.*)/.exec(line) ?? [];
          if (text && !/^\s*--/.test(lines[index - 1] ?? '')) check(text, loc.start.line + index);
        }
      },
    };
  },
};

const blank = (code) => code.replace(/[^\n]/g, ' ');

/**
 * Lets the rule read another language: turns its comments into JavaScript comments, and blanks the code between them.
 * Line numbers stay the same.
 *
 * @param pattern matches comments, with the text of a line comment as its group, and strings that may look like comments
 */
const commentsOf = (pattern) => ({
  preprocess(text) {
    let script = '';
    let end = 0;
    for (const { 0: found, 1: line, index } of text.matchAll(pattern)) {
      script += blank(text.slice(end, index));
      if (line !== undefined) script += `//${line}`;
      else script += found.startsWith('/*') ? found : blank(found);
      end = index + found.length;
    }
    return [script + blank(text.slice(end))];
  },
  postprocess: ([messages]) => messages,
});

export default {
  rules: { 'noun-first': nounFirst },
  processors: {
    css: commentsOf(/\/\*[^]*?\*\//g),
    sql: commentsOf(/'[^']*'|--([^\n]*)|\/\*[^]*?\*\//g),
    yaml: commentsOf(/(?<=^|\s)#([^\n]*)/gm),
  },
};
