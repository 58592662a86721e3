import { normalizarBusca } from '../texto.ts';
import { semSinaisDeFracao } from './contagem.ts';

/** Stands where something was read: no space, so that nothing is read across it. */
const LIDO = '·';

/** A piece of text that was read: what was caught, and where. */
export interface Marca {
  readonly grupos: readonly (string | undefined)[];
  readonly onde: number;
}

/**
 * A text that is read in passes: what a pass takes is blanked where it stood, so that the numbers
 * of one thing (8/8 h) are not read again as another (8 tablets).
 */
export class Papel {
  texto: string;

  constructor(texto: string) {
    this.texto = semSinaisDeFracao(normalizarBusca(texto));
  }

  /** Takes every match of a global expression out of the text. */
  tirar(padrao: RegExp): readonly Marca[] {
    const marcas: Marca[] = [];
    this.texto = this.texto.replace(padrao, (tudo: string, ...resto: unknown[]) => {
      const posicao = resto.findIndex((parte) => typeof parte === 'number');
      const grupos = resto.slice(0, posicao).map((grupo) => grupo as string | undefined);
      marcas.push({ grupos: [tudo, ...grupos], onde: Number(resto[posicao]) });
      return LIDO.repeat(tudo.length);
    });
    return marcas;
  }
}
