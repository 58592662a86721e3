import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import type { ItemEnviado, Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { validarPrescricao } from '@domain/validacao/prescricao/validar.ts';

export const HOJE = '2026-11-21';
const COMUM: Prescricao = { instructions: 'Tomar conforme descrito.', validity: 10 };

/** An item with every part that it needs. */
export function item(nome: string, resto: ItemEnviado = {}): ItemEnviado {
  return {
    nome,
    concentracao: '1 mg',
    forma: 'comprimido',
    via: 'oral',
    dose: '1 comprimido',
    frequencia: '8/8 h',
    duracao: '7 dias',
    quantidade: '21 comprimidos',
    quantidade_por_extenso: 'vinte e um comprimidos',
    ...resto,
  };
}

export const de = (...medications: ItemEnviado[]) => ({ medications });

export const validar = (receita: Prescricao) =>
  validarPrescricao(BASE_DA_SEGURANCA, { ...COMUM, ...receita }, HOJE);

/** The rules broken, in the order in which they are told. */
export function regras(
  receita: Prescricao,
  lista: 'erros' | 'avisos' | 'informacoes' = 'erros',
): string[] {
  return validar(receita)[lista].map(({ regra }) => regra);
}
