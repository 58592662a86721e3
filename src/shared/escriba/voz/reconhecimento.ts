/**
 * Speech recognition of the browser (Web Speech API), as far as it is used here. Types of TypeScript do not
 * have it; Chrome and Safari know it under their prefix.
 */
interface Resultado {
  readonly isFinal: boolean;
  readonly [indice: number]: { readonly transcript: string } | undefined;
}

interface AoOuvir {
  readonly resultIndex: number;
  readonly results: ArrayLike<Resultado>;
}

export interface Reconhecedor {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((evento: AoOuvir) => void) | null;
  onerror: ((evento: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type Fabrica = new () => Reconhecedor;

declare global {
  interface Window {
    SpeechRecognition?: Fabrica;
    webkitSpeechRecognition?: Fabrica;
  }
}

/** The recognition of this browser; null where it has none. */
export function reconhecimento(): Fabrica | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null;
}

const FRASES: Readonly<Record<string, string>> = {
  'not-allowed': 'O navegador não deu acesso ao microfone. Permita nas configurações do site.',
  'service-not-allowed': 'O navegador não permite o ditado neste site.',
  'audio-capture': 'Nenhum microfone foi encontrado.',
  network: 'O ditado do navegador precisa de conexão e não a encontrou.',
  // Nobody here ended it: two that began again and again would end one another for ever.
  aborted: 'O ditado parou, porque outro começou neste navegador.',
  'language-not-supported': 'O ditado deste navegador não conhece o português do Brasil.',
};

/** What is said of an error of recognition; nothing of a pause, after which it goes on. */
export function fraseDoErro(erro: string): string | null {
  if (erro === 'no-speech') return null;
  return FRASES[erro] ?? 'O ditado do navegador parou. Tente de novo, ou digite.';
}
