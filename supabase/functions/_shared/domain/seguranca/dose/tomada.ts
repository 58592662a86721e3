import type { Posologia } from '../../posologia/tipos.ts';
import type { Dito } from './achado.ts';
import { escreverPorKg } from './escrever.ts';
import { excessoDe, fraseDoExcesso, gravidade } from './excesso.ts';
import { limitesDe } from './limites.ts';
import type { LinhaDeDose, PacienteDaDose, Teto } from './tipos.ts';
import { medir, type Uso } from './uso.ts';

const SEMANA_DIAS = 7;

/** Whether it is taken once, or no more often than weekly: then the ceiling of a single dose holds. */
export function ehUnica(linha: LinhaDeDose, { ritmo }: Posologia): boolean {
  if (linha.frequencia || !ritmo) return false;
  return ritmo.aCadaDias === 0 || ritmo.aCadaDias >= SEMANA_DIAS;
}

/** Judges the dose of one take, and what is written by weight. */
export function conferirTomada(
  uso: Uso,
  linha: LinhaDeDose,
  paciente: PacienteDaDose,
): readonly Dito[] {
  const { posologia } = uso.item;
  const limites = limitesDe(linha, paciente, ehUnica(linha, posologia));
  const excesso = excessoDe(({ unidade }) => medir(uso, unidade).tomada, limites.tomada);
  const escrito = conferirPorKg(posologia, limites.porKg);
  if (!excesso) return escrito;
  const daTomada: Dito = {
    codigo: 'dose.tomada',
    regra: excesso.limite.porque ? 'tomada_kg' : 'tomada',
    severidade: gravidade(excesso, linha.alta_vigilancia ?? false),
    frase: fraseDoExcesso(excesso, 'tomada', paciente.pesoKg),
    ...conduta(linha),
  };
  return [daTomada, ...escrito];
}

/** "150 mg/kg/dia" is judged without a weight. */
function conferirPorKg(
  { porKg }: Posologia,
  tetos: { readonly tomada: Teto | undefined; readonly dia: Teto | undefined },
): readonly Dito[] {
  const teto = porKg && tetos[porKg.em];
  if (!teto || teto.unidade !== porKg.unidade || porKg.valor <= teto.valor * 1.1) return [];
  const por = porKg.em === 'dia' ? '/dia' : ' por tomada';
  return [
    {
      codigo: porKg.em === 'dia' ? 'dose.diaria' : 'dose.tomada',
      regra: `escrita_kg_${porKg.em}`,
      severidade: porKg.valor > teto.valor * 2 ? 'contraindicada' : 'grave',
      frase: `${escreverPorKg(porKg)}${por}, acima do máximo de ${escreverPorKg(teto)}${por}.`,
    },
  ];
}

function conduta({ adulto, obs }: LinhaDeDose): { conduta: string } {
  return { conduta: [`Usual: ${adulto.usual}.`, obs].filter(Boolean).join(' ') };
}
