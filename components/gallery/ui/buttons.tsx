import { Plus } from "lucide-react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { koreanText, longText, State } from "../state.tsx";

const variants = ["plain", "primary", "quiet", "text", "danger", "danger-fill"] as const;
const sizes = ["small", "normal", "large"] as const;

export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <Button variant={variant}>Publish</Button>
          <Button variant={variant} icon={<Plus />}>
            Add
          </Button>
          <Button variant={variant} iconOnly aria-label="Add" icon={<Plus />} />
          <Button variant={variant} busy>
            Saving
          </Button>
          <Button variant={variant} busy iconOnly aria-label="Adding" />
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} aria-disabled>
            Unavailable
          </Button>
          <Button variant={variant} aria-pressed>
            Pressed
          </Button>
        </State>
      ))}
      {sizes.map((size) => (
        <State key={size} name={size}>
          <Button size={size}>Publish</Button>
          <Button size={size} icon={<Plus />}>
            Add
          </Button>
          <Button size={size} iconOnly aria-label="Add" icon={<Plus />} />
          <ButtonLink size={size} href="/gallery" variant="primary" icon={<Plus />}>
            A link
          </ButtonLink>
        </State>
      ))}
      <State name="long and Korean">
        <Button icon={<Plus />}>{longText}</Button>
        <Button variant="primary">{koreanText}</Button>
      </State>
      <State name="closes or removes">
        <CrossButton label="Close" />
      </State>
      <State name="with a key">
        <Button variant="quiet">
          Search <Kbd>⌘K</Kbd>
        </Button>
      </State>
    </>
  );
}
