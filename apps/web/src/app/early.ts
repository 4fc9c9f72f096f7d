/** The id of the template of a notice that the page's code could not be loaded. */
export const failureId = 'load-failure';

/**
 * The one script in the page itself, for what cannot wait for the code: the theme that was chosen, the code of an
 * invitation, what the reader does before the page can answer, and that the code could not be loaded.
 */
export const early = `(function () {
  var typed = [], early = (window.early = { typed: typed }), listening = new AbortController();
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.className = theme;
    // Links pick up a full stop, quotes or an emoji on their way. A member needs no invitation any more.
    var code = (new URLSearchParams(location.search).get('referral_code') || '').replace(/^[^\\w-]+|[^\\w-]+$/g, '');
    if (/^[\\w-]{1,64}$/.test(code) && localStorage.getItem('authSession') !== 'true')
      localStorage.setItem('referral_code', code);
  } catch (error) {}
  // React Aria empties what it read out by this; any other text is refused as before.
  if (window.trustedTypes)
    trustedTypes.createPolicy('default', { createHTML: function (html) { return html === '' ? '' : null; } });
  function keep(type, listener) {
    addEventListener(type, listener, { capture: true, signal: listening.signal });
  }
  var choice = 'input[type=radio], input[type=checkbox]';
  keep('input', function (event) {
    if (!event.target.matches(choice) && !typed.includes(event.target)) typed.push(event.target);
  });
  early.fail = function () {
    var notice = document.getElementById('${failureId}');
    document.body.append(notice.content);
    document.body.lastElementChild.querySelector('button').onclick = reload;
    listening.abort();
    addEventListener('online', reload);
  };
  function reload() { location.reload(); }
  keep('error', function (event) { if (event.target.tagName === 'SCRIPT') early.fail(); });
  keep('click', function (event) {
    var pressed = event.target.closest('button, ' + choice);
    // A form says itself that it is submitted.
    if (pressed && pressed.type !== 'submit') early.pressed = pressed;
  });
  keep('submit', function (event) {
    event.preventDefault();
    early.submitted = event.target;
  });
  early.stop = function () { listening.abort(); };
})();`;
