import { type Check, isAbsent } from "#service/acma/content-validation/check.ts";
import { checkRefer } from "#service/acma/content-validation/refer.ts";
import { checkText } from "#service/acma/content-validation/text.ts";

const maximumEntries = 1000;

/** An Array of Text or of Refer. `minLength` and `maxLength` count its entries; `pattern` and `in` are for each Text. */
export const checkArray: Check = (value, { items, validations = {} }, path, findings) => {
  if (!Array.isArray(value)) {
    findings.problems.push({ path, message: "Must be a list." });
    return value;
  }
  const { minLength = 0, maxLength = maximumEntries, ...ofEntries } = validations;
  if (value.length < minLength)
    findings.problems.push({ path, message: `Must have ${minLength} entries or more.` });
  if (value.length > maxLength) {
    findings.problems.push({ path, message: `Must have ${maxLength} entries or fewer.` });
    return value;
  }
  for (const [index, entry] of value.entries()) {
    const at = `${path}[${index}]`;
    if (isAbsent(entry)) findings.problems.push({ path: at, message: "Must not be empty." });
    else if (items?.type === "Refer")
      checkRefer(entry, { type: "Refer", target: items.target }, at, findings);
    else checkText(entry, { type: "Text", validations: ofEntries }, at, findings);
  }
  return value;
};
