import { Button } from "./button.tsx";
import { DialogActions } from "./dialog.tsx";

interface QuestionActionsProps {
  keep: string;
  /** What it is called to go on; without it there is nothing to go on with. */
  act: string | undefined;
  close: () => void;
  onAct: () => void;
}

/** The end of a dialog that asks before something goes. The first focus is on keeping it. */
export function QuestionActions({ keep, act, close, onAct }: QuestionActionsProps) {
  return (
    <DialogActions>
      <Button autoFocus onClick={close}>
        {keep}
      </Button>
      {act !== undefined && (
        <Button
          variant="danger-fill"
          onClick={() => {
            close();
            // When it is closed, and the focus is where it came from.
            setTimeout(onAct);
          }}
        >
          {act}
        </Button>
      )}
    </DialogActions>
  );
}
