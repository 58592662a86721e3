import type {
  CadastroExportado,
  PerfilExportado,
  ProntuarioExportado,
  VersaoExportada,
} from '../contracts/exportacao.ts';
import type { Sexo } from '../contracts/paciente.ts';
import { limpo, nome as nomeLimpo, semAusentes } from './escrita.ts';
import { endereco, idDerivado, referencia } from './identidade.ts';
import { ocupacaoDe } from './ocupacoes.ts';
import { conselho, EXTENSOES, IDENTIFICADORES } from './sistemas.ts';
import type {
  Endereco,
  Extensao,
  Identificador,
  Organizacao,
  Paciente,
  Profissional,
  Referencia,
} from './tipos.ts';

const GENERO: Readonly<Record<Sexo, Paciente['gender']>> = {
  feminino: 'female',
  masculino: 'male',
  intersexo: 'other',
  ignorado: 'unknown',
};

/**
 * Writes the patient, with CPF and CNS as RNDS identifies people, and the registration's own id.
 */
export function pacienteDe(cadastro: CadastroExportado): Paciente {
  const { id, clinica_id, nome, nome_social, sexo, data_nascimento, data_obito } = cadastro;
  const { ativo, responsavel } = cadastro;
  const social = limpo(nome_social);
  return semAusentes<Paciente>({
    resourceType: 'Patient',
    id,
    extension: extensoes(cadastro),
    identifier: documentos(cadastro),
    active: ativo,
    name: [
      { use: 'official', text: nomeLimpo(nome) },
      ...(social ? [{ use: 'usual' as const, text: social }] : []),
    ],
    telecom: contatos(cadastro),
    gender: GENERO[sexo],
    birthDate: data_nascimento ?? undefined,
    deceasedDateTime: data_obito ?? undefined,
    address: residencia(cadastro),
    generalPractitioner: responsavel ? [referencia(responsavel.id)] : undefined,
    managingOrganization: referenciaDaClinica(clinica_id),
  });
}

function documentos({ id, cpf, cns }: CadastroExportado): Identificador[] {
  return [
    ...(cpf ? [{ use: 'official' as const, system: IDENTIFICADORES.cpf, value: cpf }] : []),
    ...(cns ? [{ use: 'official' as const, system: IDENTIFICADORES.cns, value: cns }] : []),
    { use: 'secondary', system: IDENTIFICADORES.uri, value: endereco(id) },
  ];
}

function extensoes({ nome_mae, naturalidade }: CadastroExportado): Extensao[] {
  const [mae, origem] = [limpo(nome_mae), limpo(naturalidade)];
  return [
    ...(mae ? [{ url: EXTENSOES.nomeDaMae, valueString: mae }] : []),
    ...(origem ? [{ url: EXTENSOES.naturalidade, valueAddress: { text: origem } }] : []),
  ];
}

function contatos({ telefone, email }: CadastroExportado): Paciente['telecom'] {
  const correio = limpo(email);
  return [
    ...(telefone ? [{ system: 'phone' as const, value: `+55${telefone}` }] : []),
    ...(correio ? [{ system: 'email' as const, value: correio }] : []),
  ];
}

function residencia(cadastro: CadastroExportado): Endereco[] {
  const { logradouro, numero, complemento, bairro, cidade, uf, cep } = cadastro;
  const rua = [limpo(logradouro), limpo(numero)].filter((parte) => parte !== undefined).join(', ');
  const linhas = [rua, limpo(complemento), limpo(bairro)].filter((linha) => linha);
  const municipio = limpo(cidade);
  if (linhas.length === 0 && !municipio && !uf && !cep) return [];
  return [
    semAusentes<Endereco>({
      use: 'home',
      line: linhas.filter((linha) => linha !== undefined),
      city: municipio,
      state: uf ?? undefined,
      postalCode: cep ?? undefined,
      country: 'BR',
    }),
  ];
}

/** Writes the tenant: a clinic, a hospital, or a doctor's own practice. */
export function organizacaoDe({ cadastro, cnpj }: ProntuarioExportado): Organizacao {
  const id = idDerivado(cadastro.clinica_id, 'organizacao');
  return semAusentes<Organizacao>({
    resourceType: 'Organization',
    id,
    identifier: [
      ...(cnpj ? [{ use: 'official' as const, system: IDENTIFICADORES.cnpj, value: cnpj }] : []),
      { use: 'secondary', system: IDENTIFICADORES.uri, value: endereco(id) },
    ],
    name: limpo(cadastro.clinica?.nome),
  });
}

/** Refers to the tenant of the record. */
export function referenciaDaClinica(clinicaId: string): Referencia {
  return referencia(idDerivado(clinicaId, 'organizacao'));
}

/** Refers to the author of an entry. */
export function referenciaDoAutor({ autor_id, autor_nome }: VersaoExportada): Referencia {
  return referencia(autor_id, nomeLimpo(autor_nome));
}

/**
 * Writes every doctor whom the record names, once: as the profile says now, or as the last entry
 * said.
 */
export function profissionaisDe(prontuario: ProntuarioExportado): Profissional[] {
  const { cadastro, versoes, agendamentos, calculos } = prontuario;
  const perfis = new Map<string, PerfilExportado>();
  for (const { autor_id: id, autor_nome: nome } of calculos) {
    perfis.set(id, { id, nome, crm: null, crm_uf: null, especialidade: null });
  }
  const porData = versoes.toSorted((a, b) => a.ocorrido_em.localeCompare(b.ocorrido_em));
  for (const { autor_id: id, autor_nome: nome, ...autor } of porData) {
    const { autor_crm: crm, autor_crm_uf: crm_uf, autor_especialidade: especialidade } = autor;
    perfis.set(id, { id, nome, crm, crm_uf, especialidade });
  }
  for (const medico of [cadastro.responsavel, ...agendamentos.map(({ medico }) => medico)]) {
    if (medico) perfis.set(medico.id, medico);
  }
  return [...perfis.values()].map(profissional);
}

function profissional({ id, nome, crm, crm_uf, especialidade }: PerfilExportado): Profissional {
  const text = limpo(especialidade);
  const ocupacao = text && ocupacaoDe(text);
  return semAusentes<Profissional>({
    resourceType: 'Practitioner',
    id,
    identifier:
      crm && crm_uf ? [{ use: 'official', system: conselho(crm_uf), value: crm }] : undefined,
    name: [{ text: nomeLimpo(nome) }],
    qualification: text ? [{ code: { ...(ocupacao && { coding: [ocupacao] }), text } }] : undefined,
  });
}
