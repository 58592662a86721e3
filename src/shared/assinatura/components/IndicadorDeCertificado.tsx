import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { validadeDe } from '../certificados.ts';
import { useNotas } from '../notas.ts';
import { fraseDaValidade, ROTULO_DA_VALIDADE } from '../palavras.ts';

interface Props {
  /** Shows only a certificate that asks for something to be done, where room is short. */
  soSePreciso: boolean;
}

/** In the header of who signs: whether a certificate is active here, and how long it holds. */
export function IndicadorDeCertificado({ soSePreciso }: Props) {
  const fuso = useFuso();
  const agora = useMinuto();
  const { id } = usePerfil();
  const { ativo } = useNotas(id);
  const validade = ativo && validadeDe(ativo, agora);
  const avisa = validade === 'expirando' || validade === 'expirado';
  if (soSePreciso && !avisa) return null;
  const situacao = ativo ? fraseDaValidade(ativo, agora, fuso) : 'nenhum ativo neste navegador';
  const frase = `Certificado digital: ${avisa ? `${ROTULO_DA_VALIDADE[validade].rotulo}. ` : ''}${situacao}`;
  return (
    <Indicator
      disabled={!avisa}
      label="!"
      size={18}
      offset={6}
      color={avisa ? ROTULO_DA_VALIDADE[validade].cor : 'gray'}
      zIndex={1}
    >
      <Tooltip label={frase}>
        <ActionIcon
          component={Link}
          to={PATHS.certificados}
          variant="subtle"
          color={ativo ? 'marca' : 'gray'}
          size="lg"
          aria-label={frase}
        >
          <IconCertificate size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </Indicator>
  );
}
