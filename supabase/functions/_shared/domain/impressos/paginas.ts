import type { Tira } from './composicao.ts';

/** A strip with the height at which it begins, from the top of the room for it. */
export interface Colocada {
  readonly tira: Tira;
  readonly desde: number;
}

/** Lays strips out on pages of that height: what holds together stays so, if a page has room for it. */
export function paginar(tiras: readonly Tira[], altura: number): Colocada[][] {
  const paginas: Colocada[][] = [[]];
  let usada = 0;
  for (const grupo of grupos(tiras)) {
    const todo = grupo.reduce((soma, tira) => soma + tira.altura, 0);
    if (usada > 0 && usada + todo > altura && todo <= altura) {
      paginas.push([]);
      usada = 0;
    }
    for (const tira of grupo) {
      if (usada > 0 && usada + tira.altura > altura) {
        paginas.push([]);
        usada = 0;
      }
      paginas.at(-1)?.push({ tira, desde: usada });
      usada += tira.altura;
    }
  }
  return paginas;
}

function grupos(tiras: readonly Tira[]): Tira[][] {
  const feitos: Tira[][] = [];
  let grupo: Tira[] = [];
  for (const tira of tiras) {
    grupo.push(tira);
    if (!tira.comAProxima) {
      feitos.push(grupo);
      grupo = [];
    }
  }
  return grupo.length > 0 ? [...feitos, grupo] : feitos;
}
