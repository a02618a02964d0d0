/**
 * The bridge page's script: removes the exchangeToken from the URL at once and passes it on to the app, by
 * navigation and by the button.
 * @param link the app's, without a query
 */
export function scriptThatPassesOn(link: string): string {
  return written(passOn, link);
}

/** The script of a page that only clears its URL. */
export function scriptThatForgets(): string {
  return written(forget);
}

// Both are serialized, so they may use nothing but the browser.

function passOn(link: string): void {
  const tokens = new URLSearchParams(location.search).getAll("exchangeToken");
  history.replaceState(null, "", location.pathname);
  const [token] = tokens;
  if (token === undefined || tokens.length > 1) return;
  const target = `${link}?exchangeToken=${encodeURIComponent(token)}`;
  addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector<HTMLAnchorElement>("a[data-pass-on]");
    button?.removeAttribute("hidden");
    button?.addEventListener("click", () => {
      // Only while pressed, so that nobody copies it and no page reader finds it.
      button.href = target;
      setTimeout(() => {
        button.href = link;
      });
    });
    // Once the page is complete, as it stays if the browser doesn't navigate.
    location.replace(target);
  });
}

function forget(): void {
  if (location.search !== "") history.replaceState(null, "", location.pathname);
}

function written(script: (link: string) => void, ...parameters: string[]): string {
  const literals = parameters.map((one) => JSON.stringify(one).replaceAll("<", "\\u003c"));
  return `(${script})(${literals.join()});`;
}
