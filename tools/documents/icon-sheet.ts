import dynamicIconImports from "lucide-react/dynamicIconImports";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type IconName, iconNames } from "../../components/ui/icon-names.ts";

/** `components/ui/icons.svg`: a `<symbol>` for each icon, which gets color and stroke from what uses it. */
export async function iconSheet(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(symbolOf));
  const license = "<!-- Lucide, ISC License: https://lucide.dev/license -->";
  return ['<svg xmlns="http://www.w3.org/2000/svg">', license, ...symbols, "</svg>", ""].join("\n");
}

async function symbolOf(name: IconName): Promise<string> {
  const { default: icon } = await dynamicIconImports[name]();
  const [, shapes = ""] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon))) ?? [];
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/><\/\w+>/g, "/>")}</symbol>`;
}
