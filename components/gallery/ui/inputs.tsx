import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { describedBy, Field } from "#components/ui/form/field.tsx";
import { SegmentButton, Segmented, SegmentLink } from "#components/ui/form/segmented.tsx";
import { Select, TextArea, TextInput } from "#components/ui/form/text-input.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { koreanText, longText, State } from "../state.tsx";

interface SampleProps {
  label: string;
  hint?: string;
  problem?: string;
  optional?: string;
  end?: ReactNode;
  children: (control: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

function Sample({ children, ...field }: SampleProps) {
  const id = useId();
  const [hint, problem] = [field.hint !== undefined, field.problem !== undefined];
  return (
    <Field {...field} id={id}>
      {children({
        id,
        "aria-describedby": describedBy(id, { hint, problem }),
        "aria-invalid": problem || undefined,
      })}
    </Field>
  );
}

export function TextInputs() {
  return (
    <>
      <Sample label="Empty" optional="optional" hint="At most 60 characters.">
        {(control) => <TextInput {...control} placeholder="Tide tables" />}
      </Sample>
      <Sample label="With text" end="11 of 60">
        {(control) => <TextInput {...control} defaultValue="Tide tables" />}
      </Sample>
      <Sample label="Long" hint={longText}>
        {(control) => <TextInput {...control} defaultValue={longText} />}
      </Sample>
      <Sample label="한국어" hint={koreanText}>
        {(control) => <TextInput {...control} defaultValue={koreanText} />}
      </Sample>
      <Sample label="Invalid" problem="Required to publish.">
        {(control) => <TextInput {...control} />}
      </Sample>
      <Sample label="Disabled">
        {(control) => <TextInput {...control} disabled defaultValue="Tide tables" />}
      </Sample>
      <Sample label="Several lines">
        {(control) => <TextArea {...control} rows={3} defaultValue={longText} />}
      </Sample>
    </>
  );
}

export function FramedInputs() {
  return (
    <>
      <Sample label="With an icon">
        {(control) => <TextInput {...control} start={<Icon name="search" />} placeholder="Search" />}
      </Sample>
      <Sample label="For search">
        {(control) => (
          <TextInput {...control} soft start={<Icon name="search" />} defaultValue="tide" end="12" />
        )}
      </Sample>
      <Sample label="With a unit, invalid" problem="At most 40.">
        {(control) => <TextInput {...control} defaultValue="41.5" end="km" />}
      </Sample>
      <Sample label="With a unit, disabled">
        {(control) => <TextInput {...control} disabled defaultValue="41.5" end="km" />}
      </Sample>
      <Sample label="Choice">
        {(control) => (
          <Select {...control}>
            <option>Newest first</option>
          </Select>
        )}
      </Sample>
      <Sample label="Choice, invalid" problem="Choose one.">
        {(control) => (
          <Select {...control}>
            <option>{longText}</option>
          </Select>
        )}
      </Sample>
      <Sample label="Choice, disabled">
        {(control) => (
          <Select {...control} disabled>
            <option>{koreanText}</option>
          </Select>
        )}
      </Sample>
    </>
  );
}

export function SegmentedControls() {
  return (
    <>
      <State name="buttons">
        <Segmented label="View">
          <SegmentButton pressed>List</SegmentButton>
          <SegmentButton pressed={false}>Gallery</SegmentButton>
          <SegmentButton pressed={false} disabled>
            Map
          </SegmentButton>
        </Segmented>
      </State>
      <State name="languages, one of them with a text missing">
        <Segmented label="Language">
          <SegmentButton pressed={false}>English</SegmentButton>
          <SegmentButton pressed missing>
            한국어
          </SegmentButton>
        </Segmented>
        <Segmented label="Language">
          <SegmentButton pressed>English</SegmentButton>
          <SegmentButton pressed={false} missing>
            한국어
          </SegmentButton>
        </Segmented>
      </State>
      <State name="links">
        <Segmented label="Author">
          <SegmentLink href="/gallery" current>
            Mine
          </SegmentLink>
          <SegmentLink href="/gallery" current={false}>
            Everyone’s
          </SegmentLink>
        </Segmented>
      </State>
      <State name="beside a button">
        <Segmented label="View">
          <SegmentButton pressed>List</SegmentButton>
          <SegmentButton pressed={false}>Gallery</SegmentButton>
        </Segmented>
        <Button>Filter</Button>
      </State>
    </>
  );
}
