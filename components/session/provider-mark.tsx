import { Icon } from "#components/ui/icon.tsx";

/** The logo of a provider; a key for the demo account. */
export function ProviderMark({ icon }: { icon: string | undefined }) {
  const Mark = icon === undefined ? undefined : marks.get(icon);
  return Mark ? <Mark /> : <Icon name="log-in" size={20} />;
}

const marks = new Map([
  ["key-round", Key],
  ["kakao", Kakao],
  ["naver", Naver],
  ["google", Google],
  ["apple", Apple],
]);

function Key() {
  return <Icon name="key-round" size={20} />;
}

function Kakao() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#FEE500" />
      <path
        fill="#191600"
        d="M12 6c-3.900 0-7 2.400-7 5.300 0 1.900 1.300 3.500 3.200 4.500l-.6 2.400c-.1.300.2.500.4.300l2.800-1.900c.4 0 .8.100 1.200.1 3.900 0 7-2.400 7-5.400S15.900 6 12 6z"
      />
    </svg>
  );
}

function Naver() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#03C75A" />
      <path fill="#fff" d="M13.700 12.300 10.200 7.200H7.300v9.600h3v-5.100l3.500 5.100h2.900V7.200h-3z" />
    </svg>
  );
}

function Google() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.500 12.200c0-.8-.1-1.500-.2-2.200H12v4.300h5.900a5 5 0 0 1-2.200 3.300v2.700h3.600c2-1.900 3.200-4.700 3.200-8.100z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.500-1 7.300-2.700l-3.600-2.700c-1 .7-2.200 1.100-3.700 1.100-2.900 0-5.300-1.900-6.200-4.500H2.100V17A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.800 14.200a6.600 6.600 0 0 1 0-4.300V7H2.100a11 11 0 0 0 0 10z" />
      <path
        fill="#EA4335"
        d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.100 7l3.700 2.900C6.700 7.300 9.100 5.400 12 5.400z"
      />
    </svg>
  );
}

function Apple() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M16.700 12.600c0-2.300 1.900-3.400 2-3.500-1.100-1.600-2.800-1.800-3.400-1.800-1.400-.1-2.800.9-3.500.9s-1.900-.8-3-.8c-1.600 0-3 .9-3.800 2.300-1.600 2.800-.4 7 1.200 9.300.8 1.100 1.700 2.400 2.900 2.300 1.200 0 1.600-.7 3-.7s1.800.7 3 .7 2.100-1.100 2.800-2.300c.9-1.300 1.300-2.500 1.300-2.600-.1 0-2.500-1-2.500-3.800zM14.400 5.800c.6-.8 1.100-1.900 1-3-.9 0-2.100.6-2.700 1.400-.6.7-1.200 1.800-1 2.900 1 .1 2.100-.5 2.700-1.300z"
      />
    </svg>
  );
}
