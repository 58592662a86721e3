import { CLEARANCE_MAXIMO, dosesDoItem } from '../clinico/medicamentos/dose.ts';
import { type Interacao, interacoesEntre } from '../clinico/medicamentos/interacoes.ts';
import type { Acao, Severidade } from '../clinico/medicamentos/tipos.ts';
import { lerPosologia } from '../posologia/ler.ts';
import { comMaiuscula, emOrdem, peso } from './achado.ts';
import { conferirAlergias } from './alergias.ts';
import type { BaseDaSeguranca } from './base.ts';
import { conferirCombinacoes } from './combinacoes.ts';
import { condicoesDe } from './condicoes.ts';
import { conferirDoses } from './dose/conferir.ts';
import { conferirDuplicidades } from './duplicidade.ts';
import { conferirGestacao } from './gestacao.ts';
import { conferirIdade } from './idade.ts';
import {
  type Farmaco,
  farmacosNovos,
  type ItemDaReceita,
  type ItemLido,
  lerItem,
  type Situacao,
} from './leitura.ts';
import { lerAlergias } from './ler-alergias.ts';
import type { Paciente } from './paciente.ts';
import { type AchadoDeSeguranca, CODIGOS, GRAUS, type Grau, grauDe } from './tipos.ts';

/** What one item raises; the findings stand once, in the whole. */
export interface AvaliacaoDoItem {
  readonly campo: string;
  readonly farmacos: readonly string[];
  /** The gravest of its findings; null where there is none. */
  readonly grau: Grau | null;
  /** Places in the list of findings. */
  readonly achados: readonly number[];
}

export interface Avaliacao {
  readonly grau: Grau | null;
  /** What stops first. */
  readonly achados: readonly AchadoDeSeguranca[];
  readonly por_item: readonly AvaliacaoDoItem[];
}

/**
 * Judges what is prescribed for one patient: pregnancy, nursing, age, allergies, what repeats, what
 * combines badly with the rest and with what is in use, the kidney and the doses. The same drugs are told
 * once, by the gravest rule. What is not known raises nothing; what is not understood is named.
 */
export function avaliar(
  base: BaseDaSeguranca,
  paciente: Paciente,
  itens: readonly ItemDaReceita[],
): Avaliacao {
  const lidos = [
    ...itens.map((item) => lerItem(base.lexico, item, true)),
    ...paciente.emUso.map((texto, posicao) =>
      lerItem(
        base.lexico,
        { campo: `em_uso.${posicao}`, texto, posologia: lerPosologia({ texto }) },
        false,
      ),
    ),
  ];
  const situacao: Situacao = {
    paciente,
    condicoes: condicoesDe(base.condicoes, paciente),
    itens: lidos,
  };
  const achados = emOrdemDeGravidade(
    semRepetir(
      semIdadeRepetida([
        ...deCadaFarmaco(base, situacao),
        ...dasCombinacoesEDoRim(dosPares(base, situacao), doRim(base, situacao)),
        ...dasDoses(base, situacao),
        ...lidos.filter(({ novo }) => novo).flatMap(nomeAmbiguo),
        ...lidos.flatMap(nomeDesconhecido),
      ]),
    ),
  );
  const porItem = lidos
    .filter(({ novo }) => novo)
    .map(({ campo, dcbs }): AvaliacaoDoItem => {
      const dele = achados.flatMap((um, posicao) => (um.itens.includes(campo) ? [posicao] : []));
      const [primeiro] = dele;
      const grau = primeiro === undefined ? null : (achados[primeiro]?.grau ?? null);
      return { campo, farmacos: dcbs, grau, achados: dele };
    });
  return { grau: achados[0]?.grau ?? null, achados, por_item: porItem };
}

function deCadaFarmaco(base: BaseDaSeguranca, situacao: Situacao): readonly AchadoDeSeguranca[] {
  const alergias = lerAlergias(base.alergenos, situacao.paciente.alergias);
  const desconhecidas = conferirAlergias(base, { ...alergias, alergias: [] }, []);
  const reconhecidas = { ...alergias, desconhecidas: [] };
  const gestacao = farmacosNovos(situacao.itens).flatMap((farmaco) =>
    semLembrete(conferirGestacao(base.gestacao, [farmaco], situacao)).map((um) =>
      comHipotese(um, farmaco),
    ),
  );
  const outros = farmacosNovos(situacao.itens).flatMap((farmaco) =>
    [
      ...conferirIdade(base.idades, [farmaco], situacao),
      ...conferirAlergias(base, reconhecidas, [farmaco]),
    ].map((um) => comHipotese(um, farmaco)),
  );
  return [...gestacao, ...outros, ...desconhecidas];
}

/** In a pregnancy, what it says of a drug takes the place of the reminder that it may come. */
function semLembrete(achados: readonly AchadoDeSeguranca[]): readonly AchadoDeSeguranca[] {
  const naGestacao = achados.find(({ codigo }) => codigo === 'gestacao');
  if (!naGestacao) return achados;
  return achados.filter((um) => um.codigo !== 'idade_fertil' || peso(um) > peso(naGestacao));
}

function comHipotese(achado: AchadoDeSeguranca, { seFor }: Farmaco): AchadoDeSeguranca {
  return seFor === undefined ? achado : { ...achado, frase: `Se for ${seFor}: ${achado.frase}` };
}

/** A medicine that nothing was checked against; an ambiguous one has its own question. */
function nomeDesconhecido({
  campo,
  texto,
  novo,
  dcbs,
  candidatos,
}: ItemLido): readonly AchadoDeSeguranca[] {
  if (dcbs.length > 0 || (novo && candidatos.length > 0)) return [];
  return [
    {
      regra: 'nome-desconhecido',
      codigo: 'nome.desconhecido',
      severidade: 'leve',
      grau: 'chama_atencao',
      itens: [campo],
      farmacos: [],
      frase: `“${texto.slice(0, 80)}”${novo ? '' : ', em uso,'} não foi reconhecido: nada foi conferido sobre ele.`,
      fonte: 'Tabela de nomes de medicamentos',
      verificacao: { estado: 'pendente' },
    },
  ];
}

function nomeAmbiguo({ campo, texto, dcbs, candidatos }: ItemLido): readonly AchadoDeSeguranca[] {
  if (candidatos.length === 0) return [];
  const nomes = candidatos.map((um) => um.join(' + '));
  return [
    {
      regra: 'nome-ambiguo',
      codigo: 'nome.ambiguo',
      severidade: 'grave',
      grau: 'chama_atencao',
      itens: [campo],
      farmacos: dcbs,
      frase: `“${texto.slice(0, 80)}” pode ser mais de um medicamento: ${nomes.join('; ')}. Escreva qual.`,
      fonte: 'Nomes que podem ser dois medicamentos',
      verificacao: { estado: 'pendente' },
    },
  ];
}

/**
 * What is told of two drugs: classes, combinations and interactions. Of the same pair the gravest
 * speaks; where the tables agree, the class or the combination does.
 */
function dosPares(base: BaseDaSeguranca, situacao: Situacao): readonly AchadoDeSeguranca[] {
  const proprios = [
    ...conferirDuplicidades(base.duplicidades, situacao),
    ...conferirCombinacoes(base.combinacoes, situacao),
  ];
  const interacoes = interacoesEntre(base, situacao.itens).flatMap((uma) =>
    daInteracao(uma, situacao.itens),
  );
  const doPar = (um: AchadoDeSeguranca) => um.farmacos.join('|');
  const jaDitos = new Set(proprios.filter(({ farmacos }) => farmacos.length === 2).map(doPar));
  const porPar = new Map(interacoes.map((um) => [doPar(um), um]));
  return [
    ...proprios.map((um) => {
      const interacao = um.farmacos.length === 2 ? porPar.get(doPar(um)) : undefined;
      if (!interacao || peso(interacao) <= peso(um)) return um;
      return { ...interacao, codigo: um.codigo, itens: um.itens };
    }),
    ...interacoes.filter((um) => !jaDitos.has(doPar(um))),
  ];
}

/** What a combination says of one drug, as gravely, the renal table need not say again. */
function dasCombinacoesEDoRim(
  combinacoes: readonly AchadoDeSeguranca[],
  rim: readonly AchadoDeSeguranca[],
): readonly AchadoDeSeguranca[] {
  const jaDito = (um: AchadoDeSeguranca) =>
    combinacoes.some(
      (outro) =>
        outro.codigo === 'combinacao' &&
        outro.farmacos.join() === um.farmacos.join() &&
        outro.severidade === 'contraindicada' &&
        um.severidade === 'contraindicada',
    );
  return [...combinacoes, ...rim.filter((um) => !jaDito(um))];
}

function daInteracao(
  { a, b, severidade, mecanismo, conduta, fonte, verificacao, nota, por_via }: Interacao,
  itens: readonly ItemLido[],
): readonly AchadoDeSeguranca[] {
  const envolvidos = itens.filter(({ dcbs }) => dcbs.includes(a) || dcbs.includes(b));
  if (!envolvidos.some(({ novo }) => novo)) return [];
  const [primeiro, segundo] = emOrdem([a, b]);
  const frases = [mecanismo, nota, por_via].filter((frase) => frase !== undefined);
  return [
    {
      regra: `interacao.${primeiro}.${segundo}`,
      codigo: 'interacao',
      severidade,
      grau: grauDe(severidade),
      itens: envolvidos.map(({ campo }) => campo),
      farmacos: emOrdem([a, b]),
      frase: `${comMaiuscula(a)} com ${b}: ${frases.join(' ')}`,
      conduta,
      fonte,
      verificacao,
    },
  ];
}

const DO_RIM: Readonly<Record<Acao, readonly [Severidade, Grau] | null>> = {
  sem_ajuste: null,
  monitorar: ['leve', 'informa'],
  ajustar: ['moderada', 'chama_atencao'],
  evitar: ['grave', 'chama_atencao'],
  contraindicado: ['contraindicada', 'impede'],
};
/** Older than this, a measure of the kidney is told with its age. */
const RIM_ANTIGO_DIAS = 90;

function doRim(base: BaseDaSeguranca, { paciente, itens }: Situacao): readonly AchadoDeSeguranca[] {
  const { clearance, rimHaDias = 0, clearanceCalculado } = paciente;
  if (clearance === undefined) return [];
  const idade = rimHaDias > RIM_ANTIGO_DIAS ? ` A medida tem ${rimHaDias} dias.` : '';
  const origem = clearanceCalculado ? ', calculado' : '';
  return itens
    .filter(({ novo, dcbs }) => novo && dcbs.length > 0)
    .flatMap(({ campo, dcbs, via }) =>
      dosesDoItem(base, Math.min(clearance, CLEARANCE_MAXIMO), { dcbs, via }).flatMap((dose) => {
        const [severidade, grau] = (dose.reconhecido && DO_RIM[dose.acao]) || [];
        if (!dose.reconhecido || !severidade || !grau) return [];
        const { medicamento, faixa, recomendacao, fonte, verificacao, aviso } = dose;
        return {
          regra: `rim.${medicamento}`,
          codigo: 'rim',
          severidade,
          grau,
          itens: [campo],
          farmacos: dcbs,
          frase: `${comMaiuscula(medicamento)}, clearance ${faixa}${origem}: ${recomendacao}${idade}`,
          ...(aviso !== undefined && { conduta: aviso }),
          fonte,
          verificacao,
        } satisfies AchadoDeSeguranca;
      }),
    );
}

function dasDoses(
  base: BaseDaSeguranca,
  { paciente, itens }: Situacao,
): readonly AchadoDeSeguranca[] {
  const { idade, pesoKg } = paciente;
  const novos = itens.filter(({ novo }) => novo);
  return conferirDoses(base, { idadeMeses: idade?.meses, pesoKg }, novos);
}

/** The table of ages says more of a drug than the least age for which a dose is known. */
function semIdadeRepetida(achados: readonly AchadoDeSeguranca[]): readonly AchadoDeSeguranca[] {
  const ditos = new Set(achados.flatMap((um) => (um.codigo === 'idade' ? um.farmacos : [])));
  return achados.filter(
    (um) => um.codigo !== 'dose.idade' || !um.farmacos.some((dcb) => ditos.has(dcb)),
  );
}

/** Tells the same rule about the same drugs once, of all the items that it is about. */
function semRepetir(achados: readonly AchadoDeSeguranca[]): readonly AchadoDeSeguranca[] {
  const por = new Map<string, AchadoDeSeguranca>();
  for (const um of achados) {
    const onde = [um.regra, um.codigo, um.farmacos.join('+'), um.frase].join('|');
    const atual = por.get(onde);
    por.set(onde, atual ? { ...atual, itens: [...new Set([...atual.itens, ...um.itens])] } : um);
  }
  return [...por.values()];
}

function emOrdemDeGravidade(achados: readonly AchadoDeSeguranca[]): readonly AchadoDeSeguranca[] {
  return [...achados].sort(
    (a, b) =>
      GRAUS.indexOf(b.grau) - GRAUS.indexOf(a.grau) ||
      peso(b) - peso(a) ||
      CODIGOS.indexOf(a.codigo) - CODIGOS.indexOf(b.codigo),
  );
}
