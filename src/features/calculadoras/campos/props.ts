import type { Campo as Definicao } from '@domain/clinico/motor/campos.ts';
import type { Resposta } from '../formulario/respostas.ts';
import type { Procedencia } from '../paciente/procedencia.ts';
import type { Sugestao } from '../paciente/sugerir.ts';

/** Of a field of a tool, whatever it asks for. */
export interface PropsDoCampo {
  nome: string;
  campo: Definicao;
  resposta: Resposta;
  /** The sentence of what is wrong, once it may be said. */
  erro: string | undefined;
  /** Unusual values that are asked back, by field; none until they may be said. */
  perguntas: Readonly<Record<string, string>>;
  /** Where the value came from, while nobody changed it. */
  procedencia: Procedencia | undefined;
  /** A value of the record that is too old to be filled in by itself. */
  oferta: Sugestao | undefined;
  aoMudar: (resposta: Resposta) => void;
  aoSair: () => void;
}
