import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { ROTULO_DO_SEXO, SEXOS } from '@domain/contracts/paciente.ts';
import { UFS } from '@domain/documentos/crm.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import type { Control } from 'react-hook-form';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { CampoCpf, CampoTelefone } from '@/components/formulario/documentos.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { MedicoDaClinica } from '../api/linhas.ts';
import { type CamposDoCadastro, mascaraDeCns } from '../formulario.ts';
import { CampoCep } from './CampoCep.tsx';
import classes from './FormularioDePaciente.module.css';

const Acompanhamento = sobDemanda(() =>
  import('./Acompanhamento.tsx').then((modulo) => ({ default: modulo.Acompanhamento })),
);

interface Props {
  control: Control<CamposDoCadastro, unknown, CadastroDePaciente>;
  clinicaId: string;
  /** The doctor already responsible, who may not be among those offered any more. */
  responsavel?: MedicoDaClinica | null;
  /** Under who the person is: who may be the same person. */
  semelhantes?: ReactNode;
}

/**
 * The sections of a registration. Only the name is required. The last one searches doctors, and
 * comes when the form is used or its end is in sight.
 */
export function FormularioDePaciente({ control, clinicaId, responsavel, semelhantes }: Props) {
  const { ref: fim, inViewport: fimVisivel } = useInViewport();
  const [emUso, setEmUso] = useState(false);
  // A state, so that scrolling back up does not take the fields away.
  const precisaDoFim = emUso || fimVisivel;
  if (fimVisivel && !emUso) setEmUso(true);

  return (
    <Stack gap="md" onFocusCapture={() => setEmUso(true)}>
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
        <CampoSelecaoNativa
          control={control}
          name="sexo"
          label="Sexo ao nascer"
          data={SEXOS.map((sexo) => ({ value: sexo, label: ROTULO_DO_SEXO[sexo] }))}
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
        <CampoCep control={control} />
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
        <CampoSelecaoNativa control={control} name="uf" label="Estado" data={['', ...UFS]} />
      </Secao>
      <Secao titulo="Acompanhamento">
        <div ref={fim} className={classes.acompanhamento}>
          {precisaDoFim && (
            <Suspense fallback={null}>
              <Acompanhamento {...{ control, clinicaId, responsavel: responsavel ?? null }} />
            </Suspense>
          )}
        </div>
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
    <fieldset className={`cartao ${classes.secao}`}>
      <legend>{titulo}</legend>
      <SimpleGrid minColWidth="min(100%, 15rem)">{children}</SimpleGrid>
      {depois}
    </fieldset>
  );
}
