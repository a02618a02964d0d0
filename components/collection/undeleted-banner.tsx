import type { ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";

interface UndeletedBannerProps {
  /** What would help, beside trying again. */
  acts?: ReactNode;
  again: string;
  /** Without it the same call would be answered the same. */
  onAgain: (() => void) | undefined;
  understood: string;
  onUnderstood: () => void;
  children: ReactNode;
}

/** What could not be taken away, and the next steps. */
export function UndeletedBanner(props: UndeletedBannerProps) {
  return (
    <div className="list-notice">
      <Banner
        tone="danger"
        role="alert"
        action={
          <span className="undeleted-actions">
            {props.acts}
            {props.onAgain && (
              <Button size="small" onClick={props.onAgain}>
                {props.again}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={props.onUnderstood}>
              {props.understood}
            </Button>
          </span>
        }
      >
        {props.children}
      </Banner>
    </div>
  );
}
