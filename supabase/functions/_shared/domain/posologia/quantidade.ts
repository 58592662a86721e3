import type { Posologia } from './tipos.ts';

/** Counts the days that the dispensed quantity lasts; undefined when any part is unknown. */
export function diasDaQuantidade(posologia: Posologia): number | undefined {
  const { quantidade, ritmo } = posologia;
  const porTomada = unidadesPorTomada(posologia);
  if (!quantidade || !ritmo || !porTomada || !mesmaForma(posologia)) return undefined;
  const diasDeUso = quantidade.valor / (porTomada * ritmo.vezesPorDia);
  return diasDeUso * Math.max(1, ritmo.aCadaDias);
}

function unidadesPorTomada({ contagem, tomada, concentracao }: Posologia): number | undefined {
  if (contagem) return contagem.valor;
  if (!tomada || concentracao?.por !== 'unidade' || concentracao.valor <= 0) return undefined;
  return tomada.unidade === concentracao.unidade ? tomada.valor / concentracao.valor : undefined;
}

/** Drops and mL are dispensed by the bottle: only what is counted alike is compared. */
function mesmaForma({ contagem, quantidade }: Posologia): boolean {
  const porVolume = (forma: string | undefined) => forma === 'mL' || forma === 'gota';
  return porVolume(contagem?.forma) || porVolume(quantidade?.forma)
    ? contagem?.forma === quantidade?.forma
    : true;
}
