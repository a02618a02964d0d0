import { Button } from "./button.tsx";
import { DialogActions, focusFirst } from "./dialog.tsx";

interface QuestionActionsProps {
  keep: string;
  /** The button that confirms; undefined if there is nothing to confirm. */
  act: string | undefined;
  close: () => void;
  onAct: () => void;
}

/** The buttons of a dialog that asks before a deletion. Focuses "keep". */
export function QuestionActions({ keep, act, close, onAct }: QuestionActionsProps) {
  return (
    <DialogActions>
      <Button ref={focusFirst} onClick={close}>
        {keep}
      </Button>
      {act !== undefined && (
        <Button
          variant="danger-fill"
          onClick={() => {
            close();
            // After the dialog has closed and restored the focus.
            setTimeout(onAct);
          }}
        >
          {act}
        </Button>
      )}
    </DialogActions>
  );
}
