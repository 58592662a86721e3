import type { Dito } from './achado.ts';
import { type Limite, limitesDe } from './limites.ts';
import type { LinhaDeDose, PacienteDaDose } from './tipos.ts';
import { ehUnica } from './tomada.ts';
import { medir, type Uso } from './uso.ts';

/** Says why the dose of a drug, or a part of it, could not be judged. */
export function naoConferida(uso: Uso, paciente: PacienteDaDose): readonly Dito[] {
  const { linha, semLinha } = uso;
  const motivos = linha ? motivosDe(uso, linha, paciente) : [semLinha ?? ''];
  if (motivos.length === 0) return [];
  return [
    {
      codigo: 'dose.nao_conferida',
      regra: 'nao_conferida',
      severidade: 'leve',
      frase: `dose não conferida, porque ${motivos.join('; ')}.`,
    },
  ];
}

function motivosDe(uso: Uso, linha: LinhaDeDose, paciente: PacienteDaDose): readonly string[] {
  const unica = ehUnica(linha, uso.item.posologia);
  const { tomada, dia, semDado, porKg } = limitesDe(linha, paciente, unica);
  const doPaciente = semDado ? [semDado] : [];
  if (tomada.length + dia.length === 0) {
    const temPorKg = porKg.tomada !== undefined || porKg.dia !== undefined;
    return temPorKg ? doPaciente : [...doPaciente, semTeto(linha)];
  }
  return [...doPaciente, ...daLeitura(uso, tomada, dia)];
}

function semTeto({ obs }: LinhaDeDose): string {
  const razao = obs?.replace(/\.$/, '');
  return razao ? `a tabela não dá teto (${razao})` : 'a tabela não dá teto';
}

function daLeitura(uso: Uso, tomada: readonly Limite[], dia: readonly Limite[]): readonly string[] {
  const { posologia, dcbs } = uso.item;
  const lida = (qual: 'tomada' | 'dia') => (limite: Limite) =>
    medir(uso, limite.unidade)[qual] !== undefined;
  if (tomada.some(lida('tomada')) || dia.some(lida('dia'))) {
    const faltaDia = dia.length > 0 && !dia.some(lida('dia'));
    return faltaDia && posologia.ritmo === undefined
      ? ['não está dito quantas vezes por dia, e só a tomada foi comparada']
      : [];
  }
  if (uso.parte === undefined) {
    return [
      `o produto tem mais de um princípio ativo, e não se sabe quanto é de cada um${dcbs.length > 1 ? '' : ' na concentração escrita'}`,
    ];
  }
  const { contagem, concentracao } = posologia;
  if (contagem?.forma === 'gota' && concentracao?.por === 'mL') {
    return ['não se sabe quantas gotas tem um mL desta apresentação'];
  }
  if (contagem && !concentracao) return ['falta a concentração'];
  const escrita = posologia.tomada ?? posologia.diaria;
  const unidade = (tomada[0] ?? dia[0])?.unidade;
  if (escrita && unidade && escrita.unidade !== unidade) {
    return [`a dose está em ${escrita.unidade} e o teto em ${unidade}`];
  }
  return ['a dose não foi entendida como está escrita'];
}
