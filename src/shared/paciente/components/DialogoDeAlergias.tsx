import { Button, Checkbox, Group, Stack, TagsInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { emUsoOptions } from '@/shared/prontuario/api/queries.ts';
import { AlertasDasAlergias } from '@/shared/prontuario/components/AlertasSobDemanda.tsx';
import { chavesDoPaciente } from '../api/keys.ts';
import { guardarResumo } from '../api/mutations.ts';
import { nomeExibido, type ResumoClinico } from '../api/queries.ts';
import { usePacienteDaTela } from './PacienteDaTela.tsx';

const LETRAS_POR_ITEM = 100;
const MAXIMO_DE_ALERGIAS = 50;
const MAXIMO_DE_ALERTAS = 20;

interface Props {
  resumo: ResumoClinico | null;
  aoFechar: () => void;
}

/** Allergies and alerts of the patient of the screen, as the doctor heard them. */
export function DialogoDeAlergias({ resumo, aoFechar }: Props) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const [alergias, setAlergias] = useState(resumo?.alergias ?? []);
  const [nega, setNega] = useState(resumo?.nega_alergias ?? false);
  const [alertas, setAlertas] = useState(resumo?.alertas ?? []);

  const { data: lista = [] } = useQuery(emUsoOptions(clinicaId, paciente.id));
  const emUso = lista.map(({ nome }) => nome);

  const guardar = useMutation({
    mutationFn: () => guardarResumo(paciente, resumo, { alergias, nega_alergias: nega, alertas }),
    onSuccess: (guardado) => {
      cache.setQueryData(chavesDoPaciente.resumo(clinicaId, paciente.id), guardado);
      aoFechar();
    },
    onError: () =>
      cache.invalidateQueries({ queryKey: chavesDoPaciente.resumo(clinicaId, paciente.id) }),
  });

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    guardar.mutate();
  };

  return (
    <Dialogo
      opened
      onClose={aoFechar}
      title={`Alergias e alertas de ${nomeExibido(paciente)}`}
      closeOnClickOutside={false}
    >
      <form onSubmit={enviar}>
        <Stack>
          {guardar.error && <Recado tom="erro" titulo={mensagemDeErro(guardar.error)} />}
          <TagsInput
            data-autofocus
            label="Alergias"
            description="Escreva uma e tecle Enter. Vírgula separa várias."
            value={alergias}
            onChange={setAlergias}
            splitChars={[',', ';']}
            maxTags={MAXIMO_DE_ALERGIAS}
            maxLength={LETRAS_POR_ITEM}
            acceptValueOnBlur
            disabled={nega}
            clearable
            clearButtonProps={{ 'aria-label': 'Remover todas as alergias' }}
          />
          <AlertasDasAlergias alergias={alergias} emUso={emUso} />
          <Checkbox
            label="Perguntei, e o paciente nega alergias"
            checked={nega}
            disabled={alergias.length > 0}
            onChange={({ currentTarget }) => setNega(currentTarget.checked)}
          />
          <TagsInput
            label="Alertas"
            description="O que quem atende precisa saber antes de tudo: risco de queda, anticoagulado, gestante."
            value={alertas}
            onChange={setAlertas}
            splitChars={[';']}
            maxTags={MAXIMO_DE_ALERTAS}
            maxLength={LETRAS_POR_ITEM}
            acceptValueOnBlur
            clearable
            clearButtonProps={{ 'aria-label': 'Remover todos os alertas' }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button type="submit" loading={guardar.isPending}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialogo>
  );
}
