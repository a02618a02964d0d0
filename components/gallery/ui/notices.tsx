import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { DeadEndMessage } from "#components/ui/dead-end.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LoadError } from "#components/ui/load-error.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { RetryBanner } from "#components/ui/retry-banner.tsx";
import { Section } from "#components/ui/section.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { koreanText, longText, State } from "../state.tsx";

const tones = ["plain", "accent", "warning", "danger"] as const;

export function Banners() {
  return (
    <>
      {tones.map((tone) => (
        <State key={tone} name={tone} isWide>
          <Banner tone={tone}>This article was changed in another tab.</Banner>
          <Banner
            tone={tone}
            action={
              <Button size="small" variant="quiet">
                Show
              </Button>
            }
          >
            {longText}
          </Banner>
        </State>
      ))}
      <State name="with an icon of its own" isWide>
        <Banner icon={<Icon name="wifi-off" />}>{koreanText}</Banner>
      </State>
      <State name="a part could not be read" isWide>
        <RetryBanner href="/gallery">Couldn’t load the list.</RetryBanner>
        <LoadError again={() => {}} />
      </State>
    </>
  );
}

export function EmptyStates() {
  return (
    <>
      <State name="with a drawing" isWide>
        <EmptyState
          title="No articles yet"
          text="Write the first one."
          actions={
            <>
              <Button variant="primary">New article</Button>
              <Button>Import</Button>
            </>
          }
        />
      </State>
      <State name="without" isWide>
        <EmptyState drawing={false} title="Nothing found" text={koreanText} />
      </State>
      <State name="a page that is not there" isWide>
        <DeadEndMessage
          title="There is no such page"
          text={longText}
          href="/gallery"
          action="To the start page"
        />
      </State>
    </>
  );
}

export function PageParts() {
  return (
    <>
      <State name="head of a page" isWide>
        <PageHead
          title="Articles"
          number="47 of 212"
          actions={
            <>
              <Button variant="quiet">Export</Button>
              <Button variant="primary">New article</Button>
            </>
          }
        />
        <PageHead title={longText} />
        <PageHead title={koreanText} number="3" />
      </State>
      <State name="section" isWide>
        <Section title="Recently edited">
          <p>Nothing yet.</p>
        </Section>
      </State>
      <State name="skeleton">
        <Skeleton className="gallery-skeleton" />
      </State>
    </>
  );
}
