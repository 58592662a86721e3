import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { SimpleGrid, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { CampoSelecao } from '@/components/formulario/CampoSelecao.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { MedicoDaClinica } from '../api/linhas.ts';
import { medicosDaClinicaOptions } from '../api/queries.ts';
import type { CamposDoCadastro } from '../formulario.ts';
import classes from './FormularioDePaciente.module.css';

interface Props {
  control: Control<CamposDoCadastro, unknown, CadastroDePaciente>;
  clinicaId: string;
  /** The doctor already responsible, who may not be among those offered any more. */
  responsavel: MedicoDaClinica | null;
}

/** Who follows the patient, and what the front desk should know. */
export function Acompanhamento(props: Props) {
  return (
    <SimpleGrid minColWidth="min(100%, 15rem)">
      <MedicoResponsavel {...props} />
      <Observacoes control={props.control} />
    </SimpleGrid>
  );
}

function MedicoResponsavel({ control, clinicaId, responsavel }: Props) {
  const perfil = usePerfil();
  const { data: vinculados = [] } = useQuery(medicosDaClinicaOptions(clinicaId));
  const extras = [responsavel, perfil.id === clinicaId ? perfil : null].filter((m) => m !== null);
  const medicos = [
    ...extras.filter((extra) => !vinculados.some(({ id }) => id === extra.id)),
    ...vinculados,
  ];
  return (
    <CampoSelecao
      control={control}
      name="medico_responsavel_id"
      label="Médico responsável"
      description="Recebe um aviso quando é escolhido por outra pessoa."
      placeholder="Nenhum"
      data={medicos.map(({ id, nome, especialidade }) => ({
        value: id,
        label: especialidade ? `${nome} (${especialidade})` : nome,
      }))}
      clearable
      className={classes.largo}
    />
  );
}

function Observacoes({ control }: Pick<Props, 'control'>) {
  const campo = useCampo({ control, name: 'observacoes' });
  return (
    <Textarea
      {...campo.props}
      label="Observações do cadastro"
      description="Nada clínico aqui: a equipe da recepção também lê."
      value={campo.valor}
      onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
      autosize
      minRows={2}
      className={classes.inteiro}
    />
  );
}
