import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { ROTULO_DO_SEXO, SEXOS } from '@domain/contracts/paciente.ts';
import { UFS } from '@domain/documentos/crm.ts';
import { Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoSelecao } from '@/components/formulario/CampoSelecao.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import { CampoCpf, CampoTelefone } from '@/components/formulario/documentos.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { MedicoDaClinica } from '../api/linhas.ts';
import { medicosDaClinicaOptions } from '../api/queries.ts';
import { type CamposDoCadastro, mascaraDeCep, mascaraDeCns } from '../formulario.ts';
import classes from './FormularioDePaciente.module.css';

interface Props {
  control: Control<CamposDoCadastro, unknown, CadastroDePaciente>;
  clinicaId: string;
  /** The doctor already responsible, who may not be among those offered any more. */
  responsavel?: MedicoDaClinica | null;
  /** Under who the person is: who may be the same person. */
  semelhantes?: ReactNode;
}

/** The sections of a registration. Only the name is required. */
export function FormularioDePaciente({ control, clinicaId, responsavel, semelhantes }: Props) {
  return (
    <Stack gap="md">
      <Secao titulo="Identificação" depois={semelhantes}>
        <CampoTexto
          control={control}
          name="nome"
          label="Nome completo"
          description="Obrigatório."
          autoComplete="off"
          className={classes.largo}
        />
        <CampoTexto
          control={control}
          name="nome_social"
          label="Nome social"
          description="Como a pessoa quer ser chamada, se for diferente."
          autoComplete="off"
        />
        <CampoData control={control} name="data_nascimento" label="Data de nascimento" />
        <CampoSelecao
          control={control}
          name="sexo"
          label="Sexo ao nascer"
          data={SEXOS.map((sexo) => ({ value: sexo, label: ROTULO_DO_SEXO[sexo] }))}
          allowDeselect={false}
        />
        <CampoCpf control={control} name="cpf" />
        <CampoTexto
          control={control}
          name="cns"
          label="Cartão Nacional de Saúde (CNS)"
          placeholder="000 0000 0000 0000"
          inputMode="numeric"
          formatar={mascaraDeCns}
        />
        <CampoTexto control={control} name="nome_mae" label="Nome da mãe" autoComplete="off" />
        <CampoTexto control={control} name="naturalidade" label="Naturalidade" />
      </Secao>
      <Secao titulo="Contato">
        <CampoTelefone control={control} name="telefone" />
        <CampoTexto
          control={control}
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </Secao>
      <Secao titulo="Endereço">
        <CampoTexto
          control={control}
          name="cep"
          label="CEP"
          placeholder="00000-000"
          inputMode="numeric"
          formatar={mascaraDeCep}
        />
        <CampoTexto
          control={control}
          name="logradouro"
          label="Rua ou avenida"
          className={classes.largo}
        />
        <CampoTexto control={control} name="numero" label="Número" />
        <CampoTexto control={control} name="complemento" label="Complemento" />
        <CampoTexto control={control} name="bairro" label="Bairro" />
        <CampoTexto control={control} name="cidade" label="Cidade" />
        <CampoSelecao control={control} name="uf" label="Estado" data={UFS} clearable />
      </Secao>
      <Secao titulo="Acompanhamento">
        <MedicoResponsavel {...{ control, clinicaId, responsavel: responsavel ?? null }} />
        <Observacoes control={control} />
      </Secao>
    </Stack>
  );
}

interface PropsDaSecao {
  titulo: string;
  depois?: ReactNode;
  children: ReactNode;
}

function Secao({ titulo, depois, children }: PropsDaSecao) {
  return (
    <fieldset className={classes.secao}>
      <legend>{titulo}</legend>
      <div className={classes.grade}>{children}</div>
      {depois}
    </fieldset>
  );
}

function MedicoResponsavel({
  control,
  clinicaId,
  responsavel,
}: Required<Pick<Props, 'control' | 'clinicaId' | 'responsavel'>>) {
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
