import { numeroSeguido } from '@domain/clinico/motor/seguida.ts';
import { ferramentaPorId } from '@domain/clinico/registro.ts';
import type { CalculoGuardado } from '../api/calculos.ts';
import type { CalculoPorExtenso } from './recorte.ts';

/** A kept result with the name of its tool and its number with the unit. */
export function porExtenso(calculo: CalculoGuardado): CalculoPorExtenso {
  const ferramenta = ferramentaPorId(calculo.ferramenta);
  const { anulado_em, motivo_da_anulacao } = calculo;
  return {
    id: calculo.id,
    ferramenta: calculo.ferramenta,
    nome: ferramenta?.nome ?? calculo.ferramenta,
    // Without a number, such as one that only classifies, the reading says it all.
    resultado: ferramenta ? numeroSeguido(ferramenta, calculo.resultado).texto : '–',
    leitura: calculo.interpretacao,
    autor: calculo.autor_nome,
    autorId: calculo.autor_id,
    em: calculo.criado_em,
    versao: calculo.versao,
    anulado: anulado_em === null ? null : { em: anulado_em, motivo: motivo_da_anulacao ?? '' },
  };
}
