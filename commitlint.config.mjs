export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Bodies contain addresses and tables, which can't be wrapped.
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
