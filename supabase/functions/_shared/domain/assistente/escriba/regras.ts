/**
 * What the rules of the domain suggest of a transcript, without a model: sentences as they were said, by the
 * part of the note they belong to, and what they name. What is in doubt is not suggested.
 */
import { proporRetorno } from '../../acompanhamento/retorno.ts';
import type { Sugestao, TrechoDito } from '../../contracts/escriba.ts';
import { SINAIS_VITAIS } from '../../sinais-vitais.ts';
import { condicional, type Fala, falasDe } from './falas.ts';
import { alergiasDaFala, medicamentosDaFala } from './medicamentos.ts';
import { problemasDaFala } from './problemas.ts';
import { perguntaRespondida, secaoDe } from './secoes.ts';
import { sinaisDaFala } from './sinais.ts';

/** Changes when the same transcript may be suggested from differently. */
export const REGRAS_DO_ESCRIBA = { nome: 'regras', modelo: null, versao: '1.0.0' } as const;

/** Without an id, which each gets among all. */
export type Proposta = Sugestao extends infer S
  ? S extends Sugestao
    ? Omit<S, 'id'>
    : never
  : never;

const por = 'regras' as const;
const MAXIMO_DE_LETRAS = 600;

/** Suggestions of a transcript; `dia` (AAAA-MM-DD) is the day of the visit. */
export function sugerirPorRegras(transcricao: string, dia: string): readonly Proposta[] {
  const falas = falasDe(transcricao);
  return semRepetidas([
    ...falas.flatMap((fala, posicao) =>
      respondeA(falas[posicao - 1], fala) ? [] : textosDe(fala, falas[posicao + 1]),
    ),
    ...falas.flatMap((fala, posicao) =>
      problemasDaFala(fala, falas[posicao + 1]).map(
        ({ codigo, nome, trechos }): Proposta => ({
          tipo: 'problema',
          texto: nome,
          codigo: { codigo, nome },
          trechos: [...trechos],
          por,
        }),
      ),
    ),
    ...falas.flatMap(alergiasDe),
    ...falas.flatMap(medicamentosDe),
    ...falas.flatMap(sinaisDe),
    ...retornoDe(falas, dia),
  ]);
}

function textosDe(fala: Fala, seguinte: Fala | undefined): readonly Proposta[] {
  const { inicio, fim, quem } = fala;
  const trecho = { inicio, fim };
  if (perguntaRespondida(fala, seguinte)) {
    const texto = `${comPonto(fala.texto, '?')} ${comPonto(seguinte.texto, '.')}`;
    const trechos = [trecho, { inicio: seguinte.inicio, fim: seguinte.fim }];
    return [{ tipo: 'texto', secao: 'subjetivo', texto, trechos, por }];
  }
  const secao = secaoDe(fala);
  if (!secao || fala.texto.length > MAXIMO_DE_LETRAS) return [];
  const dito = comPonto(fala.texto, '.');
  const texto =
    quem === 'paciente' || quem === 'acompanhante'
      ? `${quem === 'paciente' ? 'Paciente' : 'Acompanhante'}: “${dito}”`
      : dito;
  return [{ tipo: 'texto', secao, texto, trechos: [trecho], por }];
}

/** What answers a question is told with it. */
const respondeA = (anterior: Fala | undefined, fala: Fala) =>
  anterior !== undefined && perguntaRespondida(anterior, fala);

const comPonto = (texto: string, sinal: '.' | '?') =>
  /[.!?;]$/.test(texto) ? texto : `${texto}${sinal}`;

function medicamentosDe(fala: Fala): readonly Proposta[] {
  return medicamentosDaFala(fala).map(({ texto, situacao, trecho }) => ({
    tipo: 'medicamento',
    texto,
    situacao,
    trechos: [trecho],
    por,
  }));
}

function alergiasDe(fala: Fala): readonly Proposta[] {
  return alergiasDaFala(fala).map(({ texto, trecho }) => ({
    tipo: 'alergia',
    texto: `Alergia: ${texto}`,
    trechos: [trecho],
    por,
  }));
}

function sinaisDe(fala: Fala): readonly Proposta[] {
  return sinaisDaFala(fala).map(({ sinal, valor, trecho }) => ({
    tipo: 'sinal',
    sinal,
    valor,
    texto: textoDoSinal(sinal, valor),
    trechos: [trecho],
    por,
  }));
}

/** A vital sign as it is read out. */
export function textoDoSinal(sinal: keyof typeof SINAIS_VITAIS, valor: number): string {
  const { rotulo, unidade } = SINAIS_VITAIS[sinal];
  return `${rotulo}: ${valor.toLocaleString('pt-BR', { maximumFractionDigits: 3 })} ${unidade}`;
}

/** One return, of sentences that ask nothing and depend on nothing; of two different ones, none. */
function retornoDe(falas: readonly Fala[], dia: string): readonly Proposta[] {
  const lidas = falas
    .filter(({ pergunta, quem }) => !pergunta && quem !== 'paciente')
    .flatMap((fala) => {
      const proposta = proporRetorno(fala.lida.texto, dia);
      return proposta && !condicional(fala.lida.texto, fala.lida.texto.length)
        ? [{ fala, data: proposta.data }]
        : [];
    });
  const [primeira, ...outras] = lidas;
  if (!primeira || outras.some(({ data }) => data !== primeira.data)) return [];
  const { fala, data } = primeira;
  const trechos = [{ inicio: fala.inicio, fim: fala.fim }];
  return [{ tipo: 'retorno', data, texto: comPonto(fala.texto, '.'), trechos, por }];
}

/** The same said twice is suggested once, with both places. */
function semRepetidas(propostas: readonly Proposta[]): readonly Proposta[] {
  const porChave = new Map<string, Proposta>();
  for (const proposta of propostas) {
    const chave = JSON.stringify([proposta.tipo, proposta.texto.toLowerCase()]);
    const antes = porChave.get(chave);
    porChave.set(
      chave,
      antes ? { ...antes, trechos: juntos(antes.trechos, proposta.trechos) } : proposta,
    );
  }
  return [...porChave.values()];
}

function juntos(uns: readonly TrechoDito[], outros: readonly TrechoDito[]): TrechoDito[] {
  return [
    ...uns,
    ...outros.filter(
      (um) => !uns.some(({ inicio, fim }) => inicio === um.inicio && fim === um.fim),
    ),
  ];
}
