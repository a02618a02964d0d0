import { demoAccounts } from "#service/identity/demo-accounts.ts";
import { type Html, html } from "#service/identity/embedded/html.ts";
import { page } from "#service/identity/embedded/page.ts";
import { type Language, wordsFor } from "#service/identity/embedded/words.ts";

interface SignInPage {
  language: Language;
  space: string;
  /** Input that isn't an e-mail address: it stays in the field, with a message below. */
  badAddress?: string | undefined;
}

const tints = 4;

/** Posts to its own URL: `email` of an account, or `cancel`. */
export function signInPage({ language, space, badAddress }: SignInPage): string {
  const words = wordsFor(language);
  const accounts = demoAccounts.map(
    ({ email, name, standing }, index) => html`<li><button name="email" value="${email}">
<span class="avatar tint-${String(index % tints)}" aria-hidden="true">${initials(name)}</span>
<span class="name">${name}</span> <span class="address">${email}</span> <span class="standing">${words[standing]}</span>
</button></li>`,
  );
  return page(
    language,
    words.title(space),
    html`<p>${words.introduction}</p>
<form method="post"><ul class="accounts" aria-label="${words.accounts}">${accounts}</ul></form>
${newAccount(language, badAddress)}
<form method="post"><button class="quiet" name="cancel" value="yes">${words.cancel}</button></form>`,
  );
}

export function signInIsOverPage(language: Language): string {
  const words = wordsFor(language);
  return page(language, words.overTitle, html`<p>${words.over}</p>`);
}

function newAccount(language: Language, badAddress: string | undefined): Html {
  const words = wordsFor(language);
  const isBad = badAddress !== undefined;
  const state = isBad ? html` aria-invalid="true" autofocus` : html``;
  return html`<form class="new" method="post" novalidate>
<label for="email">${words.newAccount}</label>
<div class="entry"><input id="email" name="email" type="email" autocomplete="off" spellcheck="false" maxlength="254" required aria-describedby="email-hint" value="${badAddress ?? ""}"${state}>
<button class="primary">${words.continue}</button></div>
<p class="hint${isBad ? " problem" : ""}" id="email-hint">${isBad ? words.badAddress : words.newAccountHint}</p>
</form>`;
}

function initials(name: string): string {
  return name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}
