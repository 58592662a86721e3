import {
  CANAIS,
  type Canal,
  FINALIDADES,
  type Finalidade,
  ROTULO_DA_FINALIDADE,
  ROTULO_DO_CANAL,
} from '@domain/crm/contato.ts';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { Consentimento } from '../api/linhas.ts';
import { useRegistrarConsentimento, useRetirarConsentimento } from '../api/mutations.ts';
import { consentimentosOptions } from '../api/pessoa.ts';
import { Parte } from '../Parte.tsx';
import type { PropsDaPessoa } from '../props.ts';
import classes from './Pessoa.module.css';

const COMO = [
  'Presencialmente',
  'Por telefone',
  'Por mensagem',
  'Formulário do site',
  'Termo assinado',
] as const;

/** Which contact the person consented to, by channel and purpose, and since when. */
export function Consentimentos({ clinica, pessoa }: PropsDaPessoa) {
  const consentimentos = useQuery(consentimentosOptions(clinica.id, pessoa));
  const [como, setComo] = useState<string>(COMO[0]);
  return (
    <Parte titulo="Consentimentos de contato">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Divulgação só com consentimento. Cuidado (lembretes, retornos) não depende dele, mas
          respeita quem pediu para não ser contatado.
        </Text>
        <NativeSelect
          label="Como a pessoa disse"
          size="sm"
          value={como}
          onChange={({ currentTarget }) => setComo(currentTarget.value)}
          data={[...COMO]}
        />
        <table className={classes.consentimentos}>
          <thead>
            <tr>
              <th scope="col">Canal</th>
              {FINALIDADES.map((finalidade) => (
                <th key={finalidade} scope="col">
                  {ROTULO_DA_FINALIDADE[finalidade]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CANAIS.map((canal) => (
              <tr key={canal}>
                <th scope="row">{ROTULO_DO_CANAL[canal]}</th>
                {FINALIDADES.map((finalidade) => (
                  <td key={finalidade}>
                    <Situacao
                      clinica={clinica}
                      pessoa={pessoa}
                      canal={canal}
                      finalidade={finalidade}
                      como={como}
                      // The newest says what holds.
                      consentimento={consentimentos.data?.find(
                        (um) => um.canal === canal && um.finalidade === finalidade,
                      )}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Parte>
  );
}

interface PropsDaSituacao extends PropsDaPessoa {
  canal: Canal;
  finalidade: Finalidade;
  como: string;
  consentimento: Consentimento | undefined;
}

function Situacao({ clinica, pessoa, canal, finalidade, como, consentimento }: PropsDaSituacao) {
  const fuso = useFuso();
  const registrar = useRegistrarConsentimento(clinica.id, pessoa);
  const retirar = useRetirarConsentimento(clinica.id);
  const assunto = `${ROTULO_DA_FINALIDADE[finalidade]} por ${ROTULO_DO_CANAL[canal]}`;
  const vale = consentimento && !consentimento.retirado_em;
  return (
    <Stack gap={2} align="flex-start">
      <span>{frase(consentimento, fuso)}</span>
      {vale ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={`Revogar consentimento: ${assunto}`}
          loading={retirar.isPending}
          onClick={() => retirar.mutate(consentimento.id, { onError: avisar.erro })}
        >
          Revogar
        </Button>
      ) : consentimento?.origem_da_retirada === 'paciente' ? (
        <Text size="sm" c="dimmed">
          Só o paciente pode consentir de novo, pela área do paciente.
        </Text>
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Registrar consentimento: ${assunto}`}
          loading={registrar.isPending}
          onClick={() => registrar.mutate({ canal, finalidade, como }, { onError: avisar.erro })}
        >
          Registrar
        </Button>
      )}
    </Stack>
  );
}

/** What holds, since when, and whether the patient said so or the desk says they heard it. */
function frase(consentimento: Consentimento | undefined, fuso: string): string {
  if (!consentimento) return 'Não perguntado';
  const { como, origem, dado_em, retirado_em, origem_da_retirada } = consentimento;
  if (retirado_em) {
    const quem = origem_da_retirada === 'paciente' ? ' pelo paciente' : '';
    return `Revogado${quem} em ${formatarData(retirado_em, fuso)}`;
  }
  const quem =
    origem === 'paciente' ? 'dado pelo paciente' : `${como.toLowerCase()}, anotado pela equipe`;
  return `Sim, ${formatarData(dado_em, fuso)} (${quem})`;
}
