import { expect, test } from "vitest";
import { TokenBook } from "./token-book.ts";

test("a renewal kills the old pair at once, both halves of it", () => {
  const book = new TokenBook();
  const { access, refresh } = book.issuePair(book.member("ada"));
  expect(book.use(refresh, "refreshToken", "renew")).toBe(true);
  book.rotate(refresh);
  expect(book.use(access, "accessToken", "call")).toBe(false);
  expect(book.use(refresh, "refreshToken", "renew")).toBe(false);
});

test("every use is recorded, accepted or not", () => {
  const book = new TokenBook();
  const { refresh } = book.issuePair(book.member("ada"));
  book.use(refresh, "refreshToken", "renew");
  book.rotate(refresh);
  book.use(refresh, "refreshToken", "renew");
  expect(refresh.uses.map(({ accepted }) => accepted)).toEqual([true, false]);
  expect(book.member("ada").refusedRenewals).toBe(1);
});

test("a token is nothing but what it was issued for, and only until it expires", () => {
  const book = new TokenBook();
  const ada = Object.assign(book.member("ada"), { accessSeconds: 1 });
  const { access } = book.issuePair(ada);
  expect(book.use(access, "refreshToken", "renew")).toBe(false);
  book.now = () => Date.now() + 1_001;
  expect(book.use(access, "accessToken", "call")).toBe(false);
});
