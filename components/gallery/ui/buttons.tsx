import { Button, ButtonLink } from "#components/ui/button.tsx";
import { CrossButton } from "#components/ui/cross-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
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
          <Button variant={variant} icon={<Icon name="plus" />}>
            Add
          </Button>
          <Button variant={variant} iconOnly aria-label="Add" icon={<Icon name="plus" />} />
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
          <Button size={size} icon={<Icon name="plus" />}>
            Add
          </Button>
          <Button size={size} iconOnly aria-label="Add" icon={<Icon name="plus" />} />
          <ButtonLink size={size} href="/gallery" variant="primary" icon={<Icon name="plus" />}>
            A link
          </ButtonLink>
        </State>
      ))}
      <State name="long and Korean">
        <Button icon={<Icon name="plus" />}>{longText}</Button>
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
