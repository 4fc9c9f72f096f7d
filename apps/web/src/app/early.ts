/** Id of the template for the notice that the page's code failed to load. */
export const failureId = 'load-failure';

/**
 * The only inline script. It does what can't wait for the bundle: it applies the stored theme, stores a referral code,
 * restricts HTML that scripts insert, records early input, reloads on Back and Forward, and reports a failed load.
 */
export const early = `(function () {
  var typed = [], early = (window.early = { typed: typed }), listening = new AbortController(), down;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.className = theme;
    // Shared links pick up punctuation or emoji. Members need no referral code.
    var code = (new URLSearchParams(location.search).get('referral_code') || '').replace(/^[^\\w-]+|[^\\w-]+$/g, '');
    if (/^[\\w-]{1,64}$/.test(code) && localStorage.getItem('authSession') !== 'true')
      localStorage.setItem('referral_code', code);
  } catch (error) {}
  // React Aria clears its live regions through innerHTML. All other HTML stays blocked.
  if (window.trustedTypes)
    trustedTypes.createPolicy('default', { createHTML: function (html) { return html === '' ? '' : null; } });
  // The first use of Intl loads the browser's locale data, which takes a slow phone 0.1 s. It can do that after the
  // first paint, while the code still loads. A frame callback would make the browser paint a part of the page.
  if (window.requestIdleCallback && window.PerformanceObserver)
    new PerformanceObserver(function (list, observer) {
      observer.disconnect();
      requestIdleCallback(function () { new Intl.NumberFormat(); });
    }).observe({ type: 'paint', buffered: true });
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
  keep('pointerdown', function (event) { down = event.target.closest('button:not([type=submit])'); });
  keep('click', function (event) {
    down = null;
    var pressed = event.target.closest('button, ' + choice);
    // A submit button is kept by the submit event below.
    if (pressed && pressed.type !== 'submit') early.pressed = pressed;
  });
  keep('submit', function (event) {
    event.preventDefault();
    early.submitted = event.target;
  });
  early.stop = function () {
    listening.abort();
    // React Aria ignores a click whose press began before it listened.
    if (down) addEventListener('click', function (event) {
      if (event.target.closest('button') !== down) return;
      if (window.early) early.pressed = down;
      else down.click();
    }, { capture: true, once: true });
  };
  // After a reload, Back and Forward change only the address, and the router isn't listening yet.
  function page() { return location.pathname + location.search; }
  var served = page();
  addEventListener('popstate', function () {
    if (!window.early || page() === served) return;
    early.isLeaving = true;
    reload();
  });
})();`;
