import { ROTULO_DO_CANAL } from '@domain/crm/contato.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { NoFuso, useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import type { Consentimento, RecusaDeIa, Vinculo } from '../api/linhas.ts';
import { definirDivulgacao, definirRecusaDeIa, definirTeleconsulta } from '../api/mutations.ts';
import { consentimentosOptions } from '../api/queries.ts';
import { useMudar } from '../useArea.ts';
import { nomeDoVinculo } from '../vinculo/pessoas.ts';

/** What the patient agreed to, clinic by clinic; each is given and taken back with one touch. */
export function Consentimentos({ vinculos }: { vinculos: readonly Vinculo[] }) {
  const { data, isPending, error, refetch } = useQuery(consentimentosOptions);
  return (
    <Bloco titulo="Com o que eu concordo">
      <Stack pb="recuo" px="recuo">
        <Text className="leitura">
          Você muda de ideia quando quiser, e seu atendimento não depende disto. Avisos sobre os
          seus próprios atendimentos não são divulgação.
        </Text>
        {isPending && <Esqueleto linhas={3} />}
        {error && !data && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível carregar seus consentimentos."
            aoTentar={() => void refetch()}
          />
        )}
      </Stack>
      {data && (
        <ul className="linhas">
          {vinculos.map((vinculo) => (
            <Stack component="li" key={vinculo.conta_id} gap="sm" py="md" px="recuo">
              <NoFuso value={vinculo.fuso}>
                <Text fw={600}>{nomeDoVinculo(vinculo, vinculos)}</Text>
                <Stack gap="sm">
                  {data.divulgacao
                    .filter(({ paciente_id }) => paciente_id === vinculo.paciente_id)
                    .map((consentimento) => (
                      <Divulgacao key={consentimento.canal} consentimento={consentimento} />
                    ))}
                  <Teleconsulta
                    pacienteId={vinculo.paciente_id}
                    desde={
                      data.teleconsulta.find(
                        ({ paciente_id }) => paciente_id === vinculo.paciente_id,
                      )?.dado_em ?? null
                    }
                  />
                  <Assistente
                    pacienteId={vinculo.paciente_id}
                    recusa={data.recusas.find(
                      ({ paciente_id }) => paciente_id === vinculo.paciente_id,
                    )}
                  />
                </Stack>
              </NoFuso>
            </Stack>
          ))}
        </ul>
      )}
    </Bloco>
  );
}

function Divulgacao({ consentimento }: { consentimento: Consentimento }) {
  const fuso = useFuso();
  const { paciente_id, canal, vale } = consentimento;
  const definir = useMudar((novo: boolean) => definirDivulgacao(paciente_id, canal, novo));
  return (
    <Checkbox
      label={`Receber divulgação por ${ROTULO_DO_CANAL[canal]}`}
      description={desdeQuando(consentimento, fuso)}
      checked={definir.isPending ? definir.variables : vale}
      disabled={definir.isPending}
      onChange={({ currentTarget }) =>
        definir.mutate(currentTarget.checked, { onError: avisar.erro })
      }
    />
  );
}

/** Since or until when, and whether the patient said so or the clinic says they did. */
function desdeQuando(
  { vale, dado_em, retirado_em, como, origem }: Consentimento,
  fuso: string,
): string {
  if (vale && dado_em) {
    const quem = origem === 'equipe' ? `Registrado pela clínica: ${como}.` : 'Dado por você.';
    return `Desde ${formatarData(dado_em, fuso)}. ${quem}`;
  }
  if (retirado_em) return `Revogado em ${formatarData(retirado_em, fuso)}.`;
  return 'Você ainda não concordou.';
}

function Teleconsulta({ pacienteId, desde }: { pacienteId: string; desde: string | null }) {
  const fuso = useFuso();
  const definir = useMudar((novo: boolean) => definirTeleconsulta(pacienteId, novo));
  return (
    <Checkbox
      label="Ser atendido por vídeo"
      description={
        desde
          ? `Desde ${formatarData(desde, fuso)}. O médico ainda confirma com você no início de cada consulta.`
          : 'Vale para consultas por vídeo com esta clínica, com sigilo e registro como na presencial.'
      }
      checked={definir.isPending ? definir.variables : desde !== null}
      disabled={definir.isPending}
      onChange={({ currentTarget }) =>
        definir.mutate(currentTarget.checked, { onError: avisar.erro })
      }
    />
  );
}

/** Agreed to until the patient refuses: the doctor decides, and the patient may say no (CFM 2.454/2026). */
function Assistente({
  pacienteId,
  recusa,
}: {
  pacienteId: string;
  recusa: RecusaDeIa | undefined;
}) {
  const fuso = useFuso();
  const definir = useMudar((aceita: boolean) => definirRecusaDeIa(pacienteId, !aceita));
  return (
    <Checkbox
      label="O médico consultar um assistente de IA sobre o meu caso"
      description={
        recusa
          ? `Você recusou em ${formatarData(recusa.recusada_em, fuso)}${recusa.pelo_paciente ? '.' : ', conforme a clínica registrou.'}`
          : 'Seu nome, documentos e contatos são retirados da pergunta. Quem decide é o médico. Desmarque para recusar.'
      }
      checked={definir.isPending ? definir.variables : recusa === undefined}
      disabled={definir.isPending}
      onChange={({ currentTarget }) =>
        definir.mutate(currentTarget.checked, { onError: avisar.erro })
      }
    />
  );
}
