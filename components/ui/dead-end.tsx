import { ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface DeadEndProps {
  title: string;
  text: string;
  /** The link that leads on, with its text. */
  href: string;
  action: string;
}

/** The page of a 404: what it means, and one link. */
export function DeadEnd({ title, text, href, action }: DeadEndProps) {
  return (
    <div className="page">
      <EmptyState
        whole
        drawing={false}
        title={title}
        text={text}
        actions={
          <ButtonLink href={href} variant="primary" size="large">
            {action}
          </ButtonLink>
        }
      />
    </div>
  );
}
