export interface Account {
  /** Also the `sub` of the account. */
  email: string;
  name: string;
}

interface DemoAccount extends Account {
  /** Its role in the demo Space, as the sign-in page shows it. */
  standing: "member" | "administrator" | "loginOff";
}

/** The accounts that the embedded provider offers. Everything else is stored in their ServiceUsers. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: "ada@example.com", name: "Ada Byrne", standing: "member" },
  { email: "linus@example.com", name: "Linus Falk", standing: "member" },
  { email: "grace@example.com", name: "Grace Oh", standing: "administrator" },
  { email: "blocked@example.com", name: "Bo Larsen", standing: "loginOff" },
];

/** The account of an address: a demo account, or one that is created on request and named by its local part. */
export function accountOf(email: string): Account {
  const known = demoAccounts.find((account) => account.email === email);
  return known ?? { email, name: email.slice(0, email.lastIndexOf("@")) };
}
