import type { Ferramenta, Saida } from '../clinico/motor/ferramenta.ts';
import { ferramentaPorId } from '../clinico/registro.ts';
import type { CalculoExportado } from '../contracts/exportacao.ts';
import { instante, limpo, nome as nomeLimpo, semAusentes } from './escrita.ts';
import { referencia } from './identidade.ts';
import { FERRAMENTAS_DE_CALCULO } from './sistemas.ts';
import type { ComponenteDaObservacao, Observacao, Referencia } from './tipos.ts';
import { quantidadeEm } from './unidades.ts';

/** The value of an output, without its code. */
type Valor = Omit<ComponenteDaObservacao, 'code'>;

/**
 * A result kept in the record: the tool by its id and version, each output as a component. One that
 * was annulled says so, with the reason, and is counted by nobody.
 *
 * @param encounter the visit in which it was calculated, if any.
 */
export function calculoDe(
  calculo: CalculoExportado,
  pacienteId: string,
  encounter: Referencia | undefined,
): Observacao {
  const { id, ferramenta: idDaFerramenta, versao, criado_em, anulado_em } = calculo;
  const ferramenta = ferramentaPorId(idDaFerramenta);
  const titulo = ferramenta?.nome ?? idDaFerramenta;
  const leitura = limpo(calculo.interpretacao);
  const motivo = limpo(calculo.motivo_da_anulacao);
  return semAusentes<Observacao>({
    resourceType: 'Observation',
    id,
    status: anulado_em === null ? 'final' : 'entered-in-error',
    category: [{ text: 'Cálculo clínico' }],
    code: {
      coding: [
        { system: FERRAMENTAS_DE_CALCULO, version: versao, code: idDaFerramenta, display: titulo },
      ],
      text: titulo,
    },
    subject: referencia(pacienteId),
    encounter,
    effectiveDateTime: instante(criado_em),
    issued: instante(criado_em),
    performer: [referencia(calculo.autor_id, nomeLimpo(calculo.autor_nome))],
    interpretation: leitura ? [{ text: leitura }] : undefined,
    note: motivo && anulado_em !== null ? [{ text: `Anulado: ${motivo}` }] : undefined,
    component: componentes(calculo, ferramenta),
  });
}

/**
 * Writes every output of a result. Names and units are those of the tool when its version is the
 * one that calculated; another version may have had others, so the kept value goes under its own
 * key.
 */
function componentes(
  { versao, resultado }: CalculoExportado,
  ferramenta: Ferramenta | undefined,
): ComponenteDaObservacao[] {
  const saidas = ferramenta?.versao === versao ? ferramenta.saidas : {};
  const conhecidas = Object.keys(saidas);
  const outras = Object.keys(resultado).filter((chave) => !conhecidas.includes(chave));
  return [...conhecidas, ...outras.sort()].flatMap((chave) => {
    const saida = saidas[chave];
    const text = limpo(saida?.rotulo ?? chave);
    const valor = resultado[chave];
    if (!text || valor === undefined || valor === null) return [];
    if (saida?.tipo === 'partes') return partes(saida, text, valor);
    const lido = saida?.tipo === 'codigo' ? nomeDaFaixa(ferramenta, chave, valor) : valor;
    return umComponente(text, lido, saida);
  });
}

/**
 * Returns the name of the band that an output has the code of; the code itself where there is none.
 */
function nomeDaFaixa(ferramenta: Ferramenta | undefined, chave: string, valor: unknown): unknown {
  const faixa = ferramenta?.interpretacoes
    .filter(({ classe, de }) => classe === chave || de === chave)
    .flatMap(({ faixas }) => faixas)
    .find(({ codigo }) => codigo === valor);
  return faixa?.rotulo ?? valor;
}

function umComponente(text: string, valor: unknown, saida?: Saida): ComponenteDaObservacao[] {
  const dito = valorDe(valor, saida);
  return dito ? [{ code: { text }, ...dito }] : [];
}

function partes(
  saida: Extract<Saida, { tipo: 'partes' }>,
  titulo: string,
  valor: unknown,
): ComponenteDaObservacao[] {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([parte, pontos]) =>
    umComponente(`${titulo}: ${saida.partes[parte] ?? parte}`, pontos, {
      tipo: 'numero',
      rotulo: titulo,
      unidade: 'pontos',
      casas: 0,
    }),
  );
}

function valorDe(valor: unknown, saida: Saida | undefined): Valor | undefined {
  if (typeof valor === 'boolean') return { valueBoolean: valor };
  if (typeof valor === 'number') {
    return {
      // Only the number is written where its unit is not known.
      valueQuantity:
        saida?.tipo === 'numero' ? quantidadeEm(valor, saida.unidade) : { value: valor },
    };
  }
  const texto = limpo(typeof valor === 'string' ? valor : JSON.stringify(valor));
  if (texto === undefined) return undefined;
  return saida?.tipo === 'data' && /^\d{4}-\d{2}-\d{2}$/.test(texto)
    ? { valueDateTime: texto }
    : { valueString: texto };
}
