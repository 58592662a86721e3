import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS } from '@/config/paths.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { useGereRestricao } from './useGereRestricao.ts';

const DialogoDeEmergencia = sobDemanda(() =>
  import('./DialogoDeEmergencia.tsx').then((modulo) => ({ default: modulo.DialogoDeEmergencia })),
);

/** Instead of a restricted record, for who does not care for the patient: why, and what can be done. */
export function Muro() {
  const { paciente, escreve } = usePacienteDaTela();
  const gere = useGereRestricao();
  const [aberto, { open: abrir, close: fechar }] = useDisclosure(false);
  return (
    <Pagina
      titulo="Acesso restrito"
      acoes={
        <BotaoLink to={PATHS.cadastroDoPaciente} params={{ id: paciente.id }} variant="default">
          Ver cadastro
        </BotaoLink>
      }
    >
      <EstadoVazio
        desenho="cadeado"
        frase={
          gere
            ? 'A pedido do paciente, este prontuário é lido só por quem cuida dele. A conta da clínica administra a restrição e vê quem acessou.'
            : 'A pedido do paciente, este prontuário é lido só por quem cuida dele: o médico responsável, quem já escreveu aqui e quem tem consulta com o paciente.'
        }
        acao={
          gere ? (
            <BotaoLink to={PATHS.acessosAoProntuario} params={{ id: paciente.id }}>
              Ver acessos e restrição
            </BotaoLink>
          ) : (
            escreve && (
              <Button color="red.9" onClick={abrir}>
                Acesso de emergência
              </Button>
            )
          )
        }
      />
      {aberto && (
        <Suspense fallback={null}>
          <DialogoDeEmergencia aoFechar={fechar} />
        </Suspense>
      )}
    </Pagina>
  );
}
