import { chamarComoServico } from '../chamar-como-servico.ts';
import type { ListaLida } from './lista-oficial.ts';

export interface Contagem {
  novas: number;
  /** Presentations that had not these brands or packages. */
  mudadas: number;
}

/** One call writes so many presentations. */
const LOTE = 500;

/** Writes the presentations of a list into the catalogue. @throws {Error} as `chamarComoServico` */
export async function importarApresentacoes({
  apresentacoes,
  publicada,
}: Pick<ListaLida, 'apresentacoes' | 'publicada'>): Promise<Contagem> {
  const documento = `Lista de preços CMED/Anvisa${publicada ? `, publicada em ${publicada}` : ''}`;
  const total: Contagem = { novas: 0, mudadas: 0 };
  for (let desde = 0; desde < apresentacoes.length; desde += LOTE) {
    const linhas = apresentacoes.slice(desde, desde + LOTE);
    const [{ novas, mudadas }] = (await chamarComoServico('importar_apresentacoes', {
      p_documento: documento,
      p_linhas: linhas,
    })) as [Contagem];
    total.novas += novas;
    total.mudadas += mudadas;
  }
  return total;
}
