import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useMediaOrigins } from "#components/ui/picture/media-origins.tsx";
import { readPictureAddress } from "#lib/content/media/avatar-address.ts";

interface AddressFormProps {
  /** Returns whether it was saved. */
  use: (address: string) => Promise<boolean>;
  close: () => void;
}

const longestLookMs = 10_000;

/** Takes the URL of a picture from a media origin, and loads it once before using it. */
export function AddressForm({ use, close }: AddressFormProps) {
  const t = useTranslations("profile");
  const mediaOrigins = useMediaOrigins();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortSignal>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller.signal;
    return () => controller.abort();
  }, []);
  const submit = async () => {
    if (isBusy) return;
    const read = readPictureAddress(typed, mediaOrigins);
    if ("problem" in read) return setProblem(t(`problems.${read.problem}`));
    const { address } = read;
    setBusy(true);
    const isThere = await isPicture(address, leaving.current);
    if (leaving.current?.aborted) return;
    if (!isThere) setProblem(t("problems.noPicture"));
    else if (await use(address)) close();
    setBusy(false);
  };
  return (
    <form
      className="mt-2 grid max-w-104 gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field id="avatar-address" label={t("address")} problem={problem}>
        <TextInput
          id="avatar-address"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          autoFocus
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy("avatar-address", { hint: false, problem: problem !== undefined })}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2 max-[56rem]:gap-y-0">
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("use")}
        </Button>
        <Button className="max-[56rem]:-ms-3.5" variant="quiet" onClick={close}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Whether the picture loads in time. */
function isPicture(address: string, leaving: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const miss = () => resolve(false);
    picture.referrerPolicy = "no-referrer";
    picture.onload = () => resolve(true);
    picture.onerror = miss;
    leaving?.addEventListener("abort", miss);
    setTimeout(miss, longestLookMs);
    picture.src = address;
  });
}
