import { ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface DeadEndProps {
  title: string;
  text: string;
  /** Where one can go on, and what that is called. */
  href: string;
  way: string;
}

/** In place of a page that has nothing at its address: what that means, and one way on. */
export function DeadEnd({ title, text, href, way }: DeadEndProps) {
  return (
    <div className="page">
      <EmptyState
        whole
        drawing={false}
        title={title}
        text={text}
        actions={
          <ButtonLink href={href} variant="primary" size="large">
            {way}
          </ButtonLink>
        }
      />
    </div>
  );
}
