/**
 * The check of a prescription in the browser. It carries the tables of safety, which are heavy: only
 * `useConferencia` fetches it, once there is something to check.
 */
import type { Composicao, ItemDePrescricao } from '@domain/contracts/prescricao.ts';
import { dividirPorReceituario, especieDe } from '@domain/prescricao/receituarios.ts';
import { avaliar } from '@domain/seguranca/avaliar.ts';
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { lerPaciente, type PacienteInformado } from '@domain/seguranca/paciente.ts';
import type { AchadoDeSeguranca } from '@domain/seguranca/tipos.ts';
import { type Item, lerItens } from '@domain/validacao/prescricao/pedido.ts';
import { exigencias } from '@domain/validacao/prescricao/receituario.ts';
import type { ReceitaDividida } from '../emissao/documentos.ts';

/** What the check says of the items, for one patient, on one day. */
export interface Conferencia {
  achados: readonly AchadoDeSeguranca[];
  receitas: readonly ReceitaDividida[];
}

/** The item as a doctor writes it on one line. */
const linhaDe = ({ nome, posologia }: ItemDePrescricao) =>
  [nome, posologia].filter(Boolean).join(', ');

/** Checks what is prescribed. What is not recognised is named, never taken for safe. */
export function conferir(
  itens: Composicao['itens'],
  paciente: PacienteInformado,
  hoje: string,
): Conferencia {
  const lidos = lerItens(BASE_DA_SEGURANCA.lexico, {
    medications: itens.map((item) => ({ texto: linhaDe(item) })),
  });
  const { achados } = avaliar(
    BASE_DA_SEGURANCA,
    lerPaciente(paciente, hoje),
    lidos.map(({ campo, posologia }, posicao) => ({
      campo,
      texto: itens[posicao]?.nome ?? '',
      posologia,
    })),
  );
  return { achados, receitas: dividir(itens, lidos) };
}

function dividir(itens: readonly ItemDePrescricao[], lidos: readonly Item[]): ReceitaDividida[] {
  const exigidos = exigencias(BASE_DA_SEGURANCA, lidos);
  const divididas = dividirPorReceituario(
    itens.map((item, posicao) => ({
      item,
      dcbs: lidos[posicao]?.dcbs ?? [],
      controles: exigidos
        .filter((um) => um.item === lidos[posicao])
        .map(({ receituario, porAdendo }) => ({ lista: receituario.id, porAdendo })),
    })),
  );
  return divididas.map(({ especie, itens: seus }) => {
    const regra = especieDe(especie);
    const prolongado = seus.every(({ uso_continuo }) => uso_continuo) && regra?.prolongado_dias;
    return {
      especie,
      documento: regra?.documento ?? 'Receita',
      itens: seus,
      vias: Math.max(regra?.vias.length ?? 1, 1),
      validade_dias: prolongado || (regra?.validade_dias ?? null),
    };
  });
}
