import { STATUS_DO_AGENDAMENTO } from '@domain/agenda/status.ts';
import type {
  AgendamentoExportado,
  CadastroExportado,
  MedicamentoExportado,
  PerfilExportado,
  ProblemaExportado,
  ProntuarioExportado,
  ResumoExportado,
  VersaoExportada,
} from '@domain/contracts/exportacao.ts';
import { SEXOS } from '@domain/contracts/paciente.ts';
import { CERTEZAS } from '@domain/prontuario/diagnosticos.ts';
import type { Sorteio } from '../../clinico/support/gerador.ts';
import { anexosECalculosAoAcaso } from './anexos-e-calculos.ts';
import { prescritoAoAcaso } from './prescritos.ts';

/** A record without anything in it but the registration. */
export const CADASTRO: CadastroExportado = {
  id: '20000000-0000-4000-8000-000000000001',
  clinica_id: '10000000-0000-4000-8000-000000000001',
  nome: 'Ana Souza',
  nome_social: null,
  data_nascimento: '1980-02-29',
  data_obito: null,
  sexo: 'feminino',
  cpf: null,
  cns: null,
  nome_mae: null,
  naturalidade: null,
  telefone: null,
  email: null,
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  uf: null,
  ativo: true,
  clinica: null,
  responsavel: null,
};
export const VAZIO: ProntuarioExportado = {
  cadastro: CADASTRO,
  cnpj: null,
  resumo: null,
  versoes: [],
  problemas: [],
  medicamentos: [],
  prescritos: [],
  agendamentos: [],
  anexos: [],
  calculos: [],
};

/** A finished entry that says one thing. */
export const VERSAO: VersaoExportada = {
  id: '30000000-0000-4000-8000-000000000001',
  paciente_id: CADASTRO.id,
  clinica_id: CADASTRO.clinica_id,
  entrada_id: '30000000-0000-4000-8000-000000000001',
  versao: 1,
  corrige_id: null,
  motivo_correcao: null,
  adendo_de: null,
  substituido_por: null,
  status: 'finalizado',
  ocorrido_em: '2026-11-20T09:00:00-03:00',
  finalizado_em: '2026-11-20T09:30:00.123456+00:00',
  inativado_em: null,
  motivo_inativacao: null,
  autor_id: '40000000-0000-4000-8000-000000000001',
  autor_nome: 'Dra. Marta Lima',
  autor_crm: '123456',
  autor_crm_uf: 'SP',
  autor_especialidade: 'Clínica Médica',
  subjetivo: 'Refere cefaleia.',
  objetivo: '',
  avaliacao: '',
  plano: '',
  secoes_livres: [],
  diagnosticos: [],
  teleconsulta: false,
  pressao_sistolica: null,
  pressao_diastolica: null,
  frequencia_cardiaca: null,
  frequencia_respiratoria: null,
  temperatura: null,
  saturacao: null,
  glicemia: null,
  peso_kg: null,
  altura_cm: null,
  dor: null,
};

/** What people paste, and what machines send. */
const TRECHOS = [
  'Refere dor',
  '<script>alert("1")</script>',
  "'; drop table pacientes; --",
  'a & b < c > d "e" \'f\'',
  ']]>',
  '<!-- -->',
  '&nbsp;&#0;',
  'Ção, ãéîõü ñ',
  '漢字 العربية \u202eabc\u202c',
  '🤕👨‍👩‍👧‍👦🇧🇷',
  '\ud83d',
  '\udc00x',
  'a\u0000b\u0001\u001f\u007f\u009f',
  '\u00a0\u2003\u2028\u2029\ufeff',
  '\ufffe\uffff',
  'linha 1\nlinha 2\r\nlinha 3\r\r\nlinha 4',
  '\t tabulado \v\f',
  'x'.repeat(3000),
];
/** In every text of what must not leave. */
export const SEGREDO = 'NAO-PODE-SAIR';

const INICIO = Date.UTC(2020, 0, 1);
const DIA = 86_400_000;

/** A record of many shapes, always the same one for the same sequence. */
export function prontuarioAoAcaso(sorteio: Sorteio): ProntuarioExportado {
  const vez = fabrica(sorteio);
  const cadastro = vez.cadastro();
  const medicos = vez.lista(3, vez.perfil);
  const [primeiro = vez.perfil()] = medicos;
  const versoes = vez.lista(4, () => vez.entrada(cadastro, vez.um(medicos) ?? primeiro)).flat();
  const entradas = versoes.filter(({ id, entrada_id }) => id === entrada_id);
  const adendos = entradas
    .filter(({ status }) => status === 'finalizado' && vez.as(0.3))
    .flatMap(({ entrada_id }) =>
      vez
        .entrada(cadastro, vez.um(medicos) ?? primeiro)
        .map((versao) => ({ ...versao, adendo_de: entrada_id })),
    );
  return {
    cadastro,
    cnpj: vez.talvez(() => '12345678000195'),
    resumo: vez.talvez(vez.resumo),
    versoes: [...versoes, ...adendos],
    problemas: vez.lista(3, vez.problema),
    medicamentos: vez.lista(3, vez.medicamento),
    prescritos: vez.lista(3, vez.prescrito),
    ...anexosECalculosAoAcaso(sorteio, { versoes, medicos }),
    agendamentos: vez.lista(4, () =>
      vez.agendamento(vez.um(medicos) ?? primeiro, vez.um(versoes)?.id ?? null),
    ),
  };
}

function fabrica(sorteio: Sorteio) {
  const um = <T>(de: readonly T[]): T | undefined => de[Math.floor(sorteio() * de.length)];
  const as = (chance: number) => sorteio() < chance;
  const talvez = <T>(fazer: () => T): T | null => (as(0.5) ? fazer() : null);
  const inteiro = (de: number, ate: number) => de + Math.floor(sorteio() * (ate - de + 1));
  const lista = <T>(maximo: number, fazer: () => T): T[] =>
    Array.from({ length: inteiro(0, maximo) }, fazer);
  const uuid = () => {
    const hexas = Array.from({ length: 32 }, () => inteiro(0, 15).toString(16));
    hexas[12] = '4';
    hexas[16] = '8';
    return hexas.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  const texto = (): string => lista(3, () => um(TRECHOS) ?? '').join(um([' ', '\n', '\n\n']));
  const cheio = () => (as(0.1) ? '\u00a0\u0000\ud83d' : `Nome ${texto()}`);
  const instante = () => new Date(INICIO + inteiro(0, 2000 * DIA)).toISOString();
  const dia = () => instante().slice(0, 10);

  const perfil = (): PerfilExportado => ({
    id: uuid(),
    nome: cheio(),
    crm: talvez(() => String(inteiro(1, 999_999))),
    crm_uf: talvez(() => 'MG'),
    especialidade: talvez(texto),
  });
  const cadastro = (): CadastroExportado => ({
    id: uuid(),
    clinica_id: uuid(),
    nome: cheio(),
    nome_social: talvez(texto),
    data_nascimento: talvez(dia),
    data_obito: talvez(dia),
    sexo: um(SEXOS) ?? 'ignorado',
    cpf: talvez(() => '52998224725'),
    cns: talvez(() => '700000000000005'),
    nome_mae: talvez(texto),
    naturalidade: talvez(texto),
    telefone: talvez(() => '11987654321'),
    email: talvez(() => 'ana@exemplo.com.br'),
    cep: talvez(() => '01310100'),
    logradouro: talvez(texto),
    numero: talvez(texto),
    complemento: talvez(texto),
    bairro: talvez(texto),
    cidade: talvez(texto),
    uf: talvez(() => 'SP'),
    ativo: as(0.5),
    clinica: talvez(perfil),
    responsavel: talvez(perfil),
  });
  const resumo = (): ResumoExportado => {
    const nega_alergias = as(0.5);
    return {
      alergias: nega_alergias ? [] : lista(4, texto),
      nega_alergias,
      alertas: lista(3, texto),
      atualizado_em: instante(),
    };
  };
  const problema = (): ProblemaExportado => {
    const situacao = um(['ativo', 'resolvido', 'descartado'] as const) ?? 'ativo';
    const codigo = talvez(() => um(['I10', 'E11.9']) ?? 'I10');
    return {
      id: uuid(),
      descricao: cheio(),
      sistema: codigo === null ? null : 'cid10',
      codigo,
      desde: talvez(dia),
      situacao,
      resolvido_em: situacao === 'resolvido' ? talvez(dia) : null,
      motivo_do_descarte: situacao === 'descartado' ? cheio() : null,
      observacoes: talvez(texto),
      criado_em: instante(),
    };
  };
  const medicamento = (): MedicamentoExportado => {
    const suspenso_em = talvez(dia);
    return {
      id: uuid(),
      nome: cheio(),
      dcbs: lista(3, texto),
      dose: talvez(texto),
      desde: talvez(dia),
      suspenso_em,
      motivo_da_suspensao: suspenso_em === null ? null : cheio(),
      atualizado_em: instante(),
    };
  };
  const prescrito = () => prescritoAoAcaso({ uuid, cheio, texto, talvez, inteiro, instante });
  const agendamento = (
    medico: PerfilExportado,
    prontuario_id: string | null,
  ): AgendamentoExportado => ({
    id: uuid(),
    inicio: instante(),
    fim: instante(),
    status: um(STATUS_DO_AGENDAMENTO) ?? 'agendado',
    prontuario_id: talvez(() => prontuario_id),
    medico_id: medico.id,
    medico: talvez(() => medico),
    tipo: talvez(() => ({ nome: texto() })),
  });
  const versaoDe = (
    { id: paciente_id, clinica_id }: CadastroExportado,
    autor: PerfilExportado,
    status: string,
  ): VersaoExportada => {
    const escrito = () => (status === 'finalizado' ? texto() : `${SEGREDO} ${texto()}`);
    const id = uuid();
    return {
      ...VERSAO,
      id,
      entrada_id: id,
      paciente_id,
      clinica_id,
      status,
      ocorrido_em: instante(),
      finalizado_em: status === 'finalizado' ? instante() : null,
      autor_id: autor.id,
      autor_nome: autor.nome,
      autor_crm: autor.crm,
      autor_crm_uf: autor.crm_uf,
      autor_especialidade: autor.especialidade,
      subjetivo: escrito(),
      objetivo: escrito(),
      avaliacao: escrito(),
      plano: escrito(),
      secoes_livres: lista(2, () => ({ titulo: texto(), texto: escrito() })),
      diagnosticos: lista(3, () => ({
        sistema: 'cid10',
        codigo: um(['I10', 'E11.9', 'J06.9']) ?? 'I10',
        descricao: escrito(),
        certeza: um(CERTEZAS) ?? 'hipotese',
      })),
      teleconsulta: as(0.2),
      pressao_sistolica: talvez(() => inteiro(90, 180)),
      pressao_diastolica: talvez(() => inteiro(40, 89)),
      frequencia_cardiaca: talvez(() => inteiro(40, 140)),
      temperatura: talvez(() => 36.5),
      peso_kg: talvez(() => 0.35 + sorteio()),
      dor: talvez(() => inteiro(0, 10)),
    };
  };
  /** The versions of one entry, from the first: finished ones, and perhaps a draft at the end. */
  const entrada = (paciente: CadastroExportado, autor: PerfilExportado): VersaoExportada[] => {
    const [primeiro = 'finalizado', ...outros] = [
      ...lista(2, () => 'finalizado'),
      um(['finalizado', 'rascunho', 'descartado']) ?? 'finalizado',
    ];
    const versoes = [versaoDe(paciente, autor, primeiro)];
    for (const status of outros) {
      const anterior = versoes.at(-1);
      if (!anterior) break;
      const nova = versaoDe(paciente, autor, status);
      if (status === 'finalizado') versoes.splice(-1, 1, { ...anterior, substituido_por: nova.id });
      versoes.push({
        ...nova,
        entrada_id: anterior.entrada_id,
        versao: anterior.versao + 1,
        corrige_id: anterior.id,
        motivo_correcao: status === 'finalizado' ? cheio() : `${SEGREDO} motivo`,
      });
    }
    return versoes.map((versao) =>
      versao.status === 'finalizado' && versao.substituido_por === null && as(0.2)
        ? { ...versao, inativado_em: instante(), motivo_inativacao: cheio() }
        : versao,
    );
  };
  return {
    um,
    as,
    talvez,
    lista,
    perfil,
    cadastro,
    resumo,
    problema,
    medicamento,
    prescrito,
    agendamento,
    entrada,
  };
}
