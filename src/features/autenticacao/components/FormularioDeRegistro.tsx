// What only this form needs, before any signed-in screen.
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { UFS } from '@domain/documentos/crm.ts';
import { ESPECIALIDADES } from '@domain/especialidades.ts';
import type { TipoDeUsuario } from '@domain/permissoes.ts';
import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoSelecao } from '@/components/formulario/CampoSelecao.tsx';
import { CampoSenha } from '@/components/formulario/CampoSenha.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { CampoCnpj, CampoCpf, CampoTelefone } from '@/components/formulario/documentos.tsx';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Recado } from '@/components/Recado.tsx';
import { CAMPOS_DO_TIPO, camposVazios, resolverDoRegistro } from '../registro.ts';
import { AceiteDosTermos } from './AceiteDosTermos.tsx';
import classes from './FormularioDeRegistro.module.css';

interface Props {
  tipo: TipoDeUsuario;
  convite: string | undefined;
  registrar: (dados: object) => Promise<void>;
}

/** The fields that a type of account needs, checked by the contract the server uses. */
export function FormularioDeRegistro({ tipo, convite, registrar }: Props) {
  const form = useForm({
    resolver: resolverDoRegistro,
    defaultValues: camposVazios(tipo, convite),
  });
  const { control } = form;
  const pede = (campo: (typeof CAMPOS_DO_TIPO)[TipoDeUsuario][number]) =>
    CAMPOS_DO_TIPO[tipo].includes(campo);
  const instituicao = pede('cnpj');

  if (tipo === 'staff' && !convite) return <PrecisaDeConvite />;
  return (
    <Formulario form={form} aoEnviar={registrar}>
      <div className={classes.grade}>
        <CampoTexto
          control={control}
          name="nome"
          label={instituicao ? 'Nome da instituição' : 'Nome completo'}
          autoComplete={instituicao ? 'organization' : 'name'}
          className={classes.inteiro}
          required
        />
        {pede('cnpj') && <CampoCnpj control={control} name="cnpj" required />}
        {pede('crm') && (
          <>
            <CampoTexto
              control={control}
              name="crm"
              label="CRM"
              description="O número, por exemplo 123456."
              required
            />
            <CampoSelecao control={control} name="crm_uf" label="UF do CRM" data={UFS} required />
            <CampoSelecao
              control={control}
              name="especialidade"
              label="Especialidade"
              data={ESPECIALIDADES}
              required
            />
          </>
        )}
        {pede('cpf') && tipo === 'paciente' && (
          <CampoCpf control={control} name="cpf" label="CPF" required />
        )}
        {pede('data_nascimento') && (
          <CampoData
            control={control}
            name="data_nascimento"
            label="Data de nascimento"
            autoComplete="bday"
            required
          />
        )}
        <CampoTexto
          control={control}
          name="email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        <CampoSenha
          control={control}
          name="password"
          label="Senha"
          description="Ao menos 8 caracteres, com letras e números."
          autoComplete="new-password"
          required
        />
      </div>
      <details className={classes.opcionais}>
        <summary>
          {pede('cpf') && tipo !== 'paciente' ? 'CPF e telefone' : 'Telefone'} (opcional)
        </summary>
        <div className={classes.grade}>
          {pede('cpf') && tipo !== 'paciente' && (
            <CampoCpf control={control} name="cpf" label="CPF (opcional)" />
          )}
          <CampoTelefone control={control} name="telefone" label="Telefone (opcional)" />
        </div>
      </details>
      <AceiteDosTermos control={control} />
      <Button type="submit" size="md">
        Criar conta
      </Button>
    </Formulario>
  );
}

function PrecisaDeConvite() {
  return (
    <Recado titulo="Contas de equipe começam por um convite">
      Peça à sua clínica ou hospital o link de convite e abra-o para criar a conta.
    </Recado>
  );
}
