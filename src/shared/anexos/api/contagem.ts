/** Asks for the owners of what is counted, one name for each thing counted. */
type Buscar = (donos: string[]) => Promise<readonly string[]>;

/** The most names of one call, because they travel in its address. */
const POR_CHAMADA = 40;

interface Pergunta {
  readonly dono: string;
  readonly responder: (quantos: number) => void;
  readonly falhar: (erro: unknown) => void;
}

/**
 * Counts by owner; owners asked for at the same moment, as the cards of a page are, share a call.
 * @example const contar = contarPorLote(buscar); await Promise.all([contar('a'), contar('b')]);
 */
export function contarPorLote(buscar: Buscar): (dono: string) => Promise<number> {
  let perguntas: Pergunta[] = [];

  async function responder(juntas: readonly Pergunta[]): Promise<void> {
    try {
      const donos = await buscar(juntas.map(({ dono }) => dono));
      for (const pergunta of juntas) {
        pergunta.responder(donos.filter((dono) => dono === pergunta.dono).length);
      }
    } catch (erro) {
      for (const { falhar } of juntas) falhar(erro);
    }
  }

  function despachar(): void {
    const todas = perguntas;
    perguntas = [];
    for (let de = 0; de < todas.length; de += POR_CHAMADA) {
      void responder(todas.slice(de, de + POR_CHAMADA));
    }
  }

  return (dono) =>
    new Promise((resolver, recusar) => {
      if (perguntas.length === 0) setTimeout(despachar);
      perguntas.push({ dono, responder: resolver, falhar: recusar });
    });
}
