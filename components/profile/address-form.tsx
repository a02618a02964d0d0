"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/field.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { readPictureAddress } from "#lib/content/media/avatar-address.ts";

interface AddressFormProps {
  /** Answers whether it is used now. */
  use: (address: string) => Promise<boolean>;
  close: () => void;
}

/** The address of a picture somewhere else: by https, and looked at before it is used. */
export function AddressForm({ use, close }: AddressFormProps) {
  const t = useTranslations("profile");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const address = readPictureAddress(typed);
    if (address === undefined) return setProblem(t("problems.https"));
    setBusy(true);
    if (!(await isPicture(address))) setProblem(t("problems.noPicture"));
    else if (await use(address)) close();
    setBusy(false);
  };
  return (
    <form
      className="avatar-address"
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
      <div className="avatar-buttons">
        <Button type="submit" variant="primary" busy={isBusy}>
          {t("use")}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function isPicture(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.referrerPolicy = "no-referrer";
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
}
