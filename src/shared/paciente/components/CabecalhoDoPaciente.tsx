import { type PacienteResumido, ROTULO_DO_SEXO } from '@domain/contracts/paciente.ts';
import { formatarCns } from '@domain/documentos/cns.ts';
import { formatarCpf } from '@domain/documentos/cpf.ts';
import { ActionIcon, Badge, Group, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDia, hoje } from '@/lib/format/datas.ts';
import { nomeExibido, type ResumoClinico } from '../api/queries.ts';
import { falecimento, idadeDoPaciente } from '../obito.ts';
import { Alergias, Alertas } from './Alergias.tsx';
import classes from './CabecalhoDoPaciente.module.css';

interface Props {
  paciente: PacienteResumido;
  /** Allergies and alerts; undefined for who does not see the record, or while they are read. */
  resumo: ResumoClinico | null | undefined;
  /** Where the patient is registered, told when it is another clinic than the active one. */
  clinica?: { nome: string; outra: boolean } | undefined;
  /** Absent for who may not change allergies and alerts. */
  aoEditarResumo?: (() => void) | undefined;
  /** What else of the record stands under the name. */
  children?: ReactNode;
}

/**
 * Shows who the patient is, always in sight on every screen about a patient: nobody may write in
 * the record of the wrong person.
 */
export function CabecalhoDoPaciente(props: Props) {
  const fuso = useFuso();
  const { paciente, resumo, clinica, aoEditarResumo, children } = props;
  return (
    <section className={`cartao ${classes.cabecalho}`} aria-label="Paciente">
      <Group gap="0.125rem 0.75rem" align="baseline" miw={0}>
        <TextoLink to={PATHS.paciente} params={{ id: paciente.id }} className={classes.nome}>
          {nomeExibido(paciente)}
        </TextoLink>
        {paciente.data_obito && <span className={classes.obito}>{falecimento(paciente)}</span>}
        {!paciente.ativo && (
          <Badge color="gray" variant="outline">
            Cadastro inativo
          </Badge>
        )}
        {clinica?.outra && (
          <Badge color="gray" variant="outline" className="so-na-tela">
            {clinica.nome}
          </Badge>
        )}
        <ul className={classes.dados}>
          {dadosDoPaciente(paciente, hoje(fuso)).map(({ texto, documento }) => (
            <li key={texto} data-documento={documento}>
              {texto}
            </li>
          ))}
        </ul>
      </Group>
      {resumo !== undefined && (
        <Group gap={4} wrap="nowrap" miw={0}>
          <Group component="ul" gap={6} align="stretch" miw={0} aria-label="Alergias e alertas">
            <Alergias resumo={resumo} />
            <Alertas alertas={resumo?.alertas ?? []} />
          </Group>
          {aoEditarResumo && (
            <Tooltip label="Alergias e alertas">
              <ActionIcon
                className="so-na-tela"
                variant="subtle"
                aria-label="Editar alergias e alertas"
                onClick={aoEditarResumo}
              >
                <IconPencil size={16} />
              </ActionIcon>
            </Tooltip>
          )}
        </Group>
      )}
      {children}
    </section>
  );
}

interface Dado {
  texto: string;
  /** Left out on a phone, where the header must leave room for the work. */
  documento?: true;
}

function dadosDoPaciente(paciente: PacienteResumido, dia: string): Dado[] {
  const { nome, nome_social, data_nascimento, sexo, cpf, cns, data_obito } = paciente;
  const idade = idadeDoPaciente(paciente, dia);
  const dados: (Dado | false)[] = [
    nome_social !== null && { texto: `Nome civil: ${nome}` },
    { texto: idade ? `${idade}${data_obito ? ' ao falecer' : ''}` : 'Idade não informada' },
    { texto: sexo === 'ignorado' ? 'Sexo não informado' : ROTULO_DO_SEXO[sexo] },
    data_nascimento !== null && { texto: `Nascimento ${formatarDia(data_nascimento)}` },
    cpf !== null && { texto: `CPF ${formatarCpf(cpf)}`, documento: true },
    cns !== null && { texto: `CNS ${formatarCns(cns)}`, documento: true },
  ];
  return dados.filter((dado) => dado !== false);
}
