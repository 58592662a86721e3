import { SEVERIDADES } from '../clinico/medicamentos/tipos.ts';
import { comMaiuscula } from './achado.ts';
import { alcanca, type LinhaDoFarmaco, type LinhasPorFarmaco, presente } from './alcance.ts';
import { diz, type Farmaco, type Situacao } from './leitura.ts';
import type { IdadeDoPaciente, Paciente } from './paciente.ts';
import type { LinhaDeIdade } from './tabelas.ts';
import { type AchadoDeSeguranca, grauDe } from './tipos.ts';

const ADULTO_MESES = 18 * 12;
/** Weeks that use without an end lasts, for a row about long use. */
const SEM_FIM = Infinity;

/**
 * What the age says of each drug: the gravest row of children, and of older adults. Nothing without
 * an age, but for a child known to weigh less than the drug asks.
 */
export function conferirIdade(
  linhas: LinhasPorFarmaco<LinhaDeIdade>,
  farmacos: readonly Farmaco[],
  situacao: Situacao,
): readonly AchadoDeSeguranca[] {
  return farmacos.flatMap((farmaco) => {
    const valem = (linhas.get(farmaco.dcb) ?? []).filter(
      ({ linha }) =>
        naIdade(linha, situacao.paciente) &&
        noItem(linha, farmaco) &&
        alcanca(linha, farmaco, situacao),
    );
    const deIdoso = valem.filter(({ linha }) => linha.de_anos !== undefined);
    const deCrianca = valem.filter(({ linha }) => linha.de_anos === undefined);
    return [
      ...achado('idade', aMaisGrave(deCrianca), farmaco, situacao),
      ...achado('idoso', aMaisGrave(deIdoso), farmaco, situacao),
    ];
  });
}

function naIdade(linha: LinhaDeIdade, { idade, pesoKg, sexo }: Paciente): boolean {
  if (!idade || (linha.sexo && linha.sexo !== sexo)) return false;
  if (linha.de_anos !== undefined) return idade.anos >= linha.de_anos;
  const leve = pesoKg !== undefined && pesoKg < (linha.peso_menor_kg ?? 0);
  return naFaixa(linha, idade) || (leve && idade.meses < ADULTO_MESES);
}

function naFaixa({ de_meses = 0, ate_meses = 0, ate_dias }: LinhaDeIdade, idade: IdadeDoPaciente) {
  if (ate_dias !== undefined) return idade.dias < ate_dias;
  return idade.meses >= de_meses && idade.meses < ate_meses;
}

function noItem({ escrito, dias_acima }: LinhaDeIdade, { item }: Farmaco): boolean {
  if (escrito && !diz(item, escrito)) return false;
  if (dias_acima === undefined) return true;
  const { dias, usoContinuo } = item.posologia;
  return (usoContinuo ? SEM_FIM : (dias ?? 0)) > dias_acima;
}

function aMaisGrave(linhas: readonly LinhaDoFarmaco<LinhaDeIdade>[]): LinhaDeIdade | undefined {
  const ordem = ({ linha, especificidade }: LinhaDoFarmaco<LinhaDeIdade>) =>
    (linha.severidade === 'compativel' ? -1 : SEVERIDADES.indexOf(linha.severidade)) * 10 +
    especificidade;
  return linhas.reduce<LinhaDoFarmaco<LinhaDeIdade> | undefined>(
    (a, b) => (a && ordem(a) >= ordem(b) ? a : b),
    undefined,
  )?.linha;
}

function achado(
  codigo: 'idade' | 'idoso',
  linha: LinhaDeIdade | undefined,
  { dcb, item }: Farmaco,
  situacao: Situacao,
): readonly AchadoDeSeguranca[] {
  if (!linha || linha.severidade === 'compativel') return [];
  const { id, frase, fonte, verificacao, sem_associacao } = linha;
  // The company that the row misses is in another item: it is still said, as good to know.
  const acompanhado = sem_associacao?.find((outro) => presente(situacao, outro));
  const severidade = acompanhado ? 'leve' : linha.severidade;
  const ressalva = acompanhado ? ` Está com ${acompanhado}, em outro item.` : '';
  return [
    {
      regra: id,
      codigo,
      severidade,
      grau: grauDe(severidade),
      itens: [item.campo],
      farmacos: [dcb],
      frase: `${comMaiuscula(dcb)}: ${frase}${ressalva}`,
      fonte,
      verificacao,
    },
  ];
}
